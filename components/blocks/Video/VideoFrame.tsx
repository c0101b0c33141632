import type { Film } from '@cleanpro/content-values/editorial/film';
import styles from './Video.module.css';

/** The video player: 560 by 350 pixels, or smaller if there is less room (docs/product.md, "Constants"). */
export function VideoFrame({ player, title, poster }: { player: Film; title: string; poster?: string }) {
  if (player.kind === 'file') {
    return (
      // These films have no speech to caption, and their transcript is below the player.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        className={styles.player}
        src={player.url}
        poster={poster}
        controls
        autoPlay
        muted
        playsInline
        width={560}
        height={350}
        aria-label={title}
      />
    );
  }
  return (
    <iframe
      className={styles.player}
      src={player.url}
      title={title}
      width={560}
      height={350}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
