'use client';

import { useEffect, useState, type ReactNode } from 'react';

/** Plays a banner's film once the page is there and motion is welcome; until then, and else, the picture. */
export function BannerFilm({ src, poster, children }: { src: string; poster?: string; children: ReactNode }) {
  const [plays, setPlays] = useState(false);
  useEffect(() => {
    setPlays(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);
  if (!plays) return children;
  return <video src={src} poster={poster} autoPlay muted loop playsInline aria-hidden="true" tabIndex={-1} />;
}
