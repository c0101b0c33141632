import type { VideoButtonFragment } from '@/graphql/generated/operations';
import { buttonClass } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { variantOf } from '../LinkButton/LinkButton';
import { posterUrl } from '@/components/ui/Picture/picture-url';
import { trackingOf } from '@/lib/analytics/tracking';
import { filmOf } from '@cleanpro/content-values/editorial/film';
import { hasVisibleText } from '@cleanpro/text/visible-text';
import styles from '../Video/Video.module.css';
import { VideoOpener } from './VideoOpener.client';

/** A button that opens a video in a dialog. Without JavaScript, it is a link to the film. */
export function VideoButton({ button, onDark }: { button: VideoButtonFragment; onDark?: boolean }) {
  const film = filmOf(button.videoUrl, button.videoFile?.url);
  if (!film || !hasVisibleText(button.linkText)) return null;
  const className = buttonClass(variantOf(button.styles), onDark);
  return (
    <>
      <VideoOpener
        video={{
          film,
          dialogClass: styles.dialog,
          title: button.linkText,
          poster: button.posterImage?.url ? posterUrl(button.posterImage.url) : undefined,
          transcript: hasVisibleText(button.transcript) ? button.transcript : undefined,
        }}
        className={className}
        tracking={trackingOf(button, 'play')}
      >
        <Icon name="play" />
        {button.linkText}
      </VideoOpener>
      <noscript>
        <a href={film.url} className={className}>
          {button.linkText}
        </a>
      </noscript>
    </>
  );
}
