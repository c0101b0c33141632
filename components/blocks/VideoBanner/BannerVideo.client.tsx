'use client';

import { useMemo, useState, type ReactNode } from 'react';
import { DetachedVideoContext, type OpenVideo } from '../VideoButton/detached-video.client';
import { BannerFilmContext } from './banner-film.client';

/**
 * The parent of a banner's film and of its video buttons, which report to it the video whose dialog is open: two films
 * never play at once.
 */
export function BannerVideo({ children }: { children: ReactNode }) {
  const [paused, setPaused] = useState(false);
  const [openVideo, report] = useState<OpenVideo | null>(null);
  const film = useMemo(
    () => ({ paused, playing: !paused && openVideo === null, setPaused }),
    [paused, openVideo],
  );
  return (
    <DetachedVideoContext value={report}>
      <BannerFilmContext value={film}>{children}</BannerFilmContext>
    </DetachedVideoContext>
  );
}
