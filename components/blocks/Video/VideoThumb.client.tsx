'use client';

import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import type { Tracking } from '@/lib/analytics/tracking';
import type { Player } from './player';
import styles from './Video.module.css';
import { VideoFrame } from './VideoFrame';

/** A thumbnail whose play icon swaps it for the player. Before the script arrives it is a link to the film. */
export function VideoThumb({
  player,
  title,
  playing = false,
  tracking,
  children,
}: {
  player: Player;
  title: string;
  playing?: boolean;
  tracking?: Tracking;
  children: ReactNode;
}) {
  const [on, setOn] = useState(playing);
  if (on) return <VideoFrame player={player} title={title} />;
  return (
    <a
      href={player.url}
      className={styles.thumb}
      aria-label={`Play video: ${title}`}
      {...tracking}
      onClick={(event) => {
        event.preventDefault();
        setOn(true);
      }}
    >
      {children}
      <span className={styles.play}>
        <span>
          <Icon name="play" />
        </span>
      </span>
    </a>
  );
}
