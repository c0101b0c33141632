'use client';

import { useState, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/Icon/Icon';
import { useReducedMotion } from '@/components/ui/reduced-motion.client';
import type { Tracking } from '@/lib/analytics/tracking';
import type { Film } from '@cleanpro/content-values/editorial/film';
import styles from './Video.module.css';
import { VideoFrame } from './VideoFrame';

/** A thumbnail that a click replaces with the player. Before hydration it is a link to the film. */
export function VideoThumb({
  player,
  title,
  autoplay = false,
  tracking,
  children,
}: {
  player: Film;
  title: string;
  /** Starts without a click, muted, unless the visitor prefers reduced motion. */
  autoplay?: boolean;
  tracking?: Tracking;
  children: ReactNode;
}) {
  const [clicked, setClicked] = useState(false);
  const reduced = useReducedMotion();
  if (clicked || (autoplay && !reduced)) return <VideoFrame player={player} title={title} />;
  return (
    <a
      href={player.url}
      className={styles.thumb}
      aria-label={`Play video: ${title}`}
      {...tracking}
      onClick={(event) => {
        event.preventDefault();
        setClicked(true);
      }}
    >
      <span className="contents">{children}</span>
      <span className={classNames('ground-light', styles.play)}>
        <span>
          <Icon name="play" />
        </span>
      </span>
    </a>
  );
}
