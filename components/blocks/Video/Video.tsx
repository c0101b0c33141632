import type { VideoFragment } from '@/graphql/generated/operations';
import { Picture } from '@/components/ui/Picture/Picture';
import { Prose } from '@/components/ui/Prose/Prose';
import { trackingOf } from '@/lib/analytics/tracking';
import { pictureSource } from '../picture-source';
import { Markdown } from '../RichText/Markdown';
import { playerOf } from './player';
import { VideoThumb } from './VideoThumb.client';
import styles from './Video.module.css';

/** A video: thumbnail with play icon, title, and a collapsed transcript. */
export function Video({ block, caption = true }: { block: VideoFragment; caption?: boolean }) {
  const player = playerOf(block.videoLink, block.videoFile?.url);
  const source = pictureSource(block.videoThumbnail);
  if (!player || !source || !block.title) return null;
  return (
    <figure className={styles.figure}>
      <VideoThumb
        player={player}
        title={block.title}
        // An embedded player contacts its host, which takes the visitor's click.
        autoplay={block.autoplay === true && player.kind === 'file'}
        tracking={trackingOf(block, 'play')}
      >
        <Picture source={source} alt="" surface="wide" />
      </VideoThumb>
      <figcaption className={styles.caption}>
        {caption ? <strong>{block.title}</strong> : null}
        {caption && block.description ? <p>{block.description}</p> : null}
        {block.transcript ? (
          <details className={styles.transcript}>
            <summary>Transcript</summary>
            <Prose>
              <Markdown text={block.transcript} />
            </Prose>
          </details>
        ) : null}
      </figcaption>
    </figure>
  );
}
