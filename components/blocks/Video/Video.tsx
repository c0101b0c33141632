import type { VideoFragment } from '@/graphql/generated/operations';
import { classNames } from '@/components/ui/class-names';
import { Picture } from '@/components/ui/Picture/Picture';
import { Prose } from '@/components/ui/Prose/Prose';
import { trackingOf } from '@/lib/analytics/tracking';
import { autoplaying, displayedFilm } from '@cleanpro/content-values/editorial/film';
import { hasVisibleText } from '@cleanpro/text/visible-text';
import { pictureSource } from '../picture-source';
import { Markdown } from '../RichText/Markdown';
import { VideoThumb } from './VideoThumb.client';
import styles from './Video.module.css';

export function Video({ block, caption = true }: { block: VideoFragment; caption?: boolean }) {
  const film = displayedFilm(block, block.videoThumbnail);
  const source = pictureSource(block.videoThumbnail);
  if (!film || !source || !block.title) return null;
  return (
    <figure
      className={classNames(styles.figure, block.styles === 'dark' && classNames('ground-dark', styles.dark))}
    >
      <VideoThumb
        player={autoplaying(film)}
        title={block.title}
        // Only video files play automatically. An embedded player contacts a third party, so it needs the visitor's
        // click.
        autoplay={block.autoplay === true && film.kind === 'file'}
        tracking={trackingOf(block, 'play')}
      >
        <Picture source={source} alt="" surface="half" />
      </VideoThumb>
      <figcaption className={styles.caption}>
        {caption ? <strong>{block.title}</strong> : null}
        {caption && hasVisibleText(block.description) ? <p>{block.description}</p> : null}
        {hasVisibleText(block.transcript) ? (
          <details className={styles.transcript}>
            <summary aria-label={`Transcript: ${block.title}`}>Transcript</summary>
            <Prose>
              <Markdown text={block.transcript} />
            </Prose>
          </details>
        ) : null}
      </figcaption>
    </figure>
  );
}
