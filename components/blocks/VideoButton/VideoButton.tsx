import type { VideoButtonFragment } from '@/graphql/generated/operations';
import { buttonClass } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { variantOf } from '../LinkButton/LinkButton';
import { posterUrl } from '@/components/ui/Picture/picture-url';
import { trackingOf } from '@/lib/analytics/tracking';
import { autoplaying, filmOf } from '@/lib/editorial/film';
import { hasVisibleText } from '@/lib/text/visible-text';
import { VideoFrame } from '../Video/VideoFrame';
import { VideoDialog } from './detached-video.client';

/** A button that opens a video in a dialog. It autoplays there and stops when the dialog closes. */
export function VideoButton({ button, onDark }: { button: VideoButtonFragment; onDark?: boolean }) {
  const film = filmOf(button.videoUrl, button.videoFile?.url);
  if (!film || !hasVisibleText(button.linkText)) return null;
  const player = autoplaying(film);
  const poster = button.posterImage?.url ? posterUrl(button.posterImage.url) : undefined;
  return (
    <>
      <VideoDialog
        link={player.url}
        title={button.linkText}
        triggerClass={buttonClass(variantOf(button.styles), onDark)}
        triggerData={trackingOf(button, 'play')}
        trigger={
          <>
            <Icon name="play" />
            {button.linkText}
          </>
        }
        fallback={
          <p>
            <a href={player.url}>Play the film</a>
          </p>
        }
      >
        <VideoFrame player={player} title={button.linkText} poster={poster} />
        {hasVisibleText(button.transcript) ? <p>{button.transcript}</p> : null}
      </VideoDialog>
      <noscript>
        <a href={player.url} className={buttonClass(variantOf(button.styles), onDark)}>
          {button.linkText}
        </a>
      </noscript>
    </>
  );
}
