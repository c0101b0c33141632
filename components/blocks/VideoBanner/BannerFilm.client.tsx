'use client';

import { useSyncExternalStore, type ReactNode } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';
const motionIsWelcome = (): boolean => !matchMedia(REDUCED).matches;

function onMotionChange(listener: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Plays a banner's film once the page is there and motion is welcome; until then, and else, the picture. */
export function BannerFilm({ src, poster, children }: { src: string; poster?: string; children: ReactNode }) {
  const plays = useSyncExternalStore(onMotionChange, motionIsWelcome, () => false);
  if (!plays) return children;
  return <video src={src} poster={poster} autoPlay muted loop playsInline aria-hidden="true" tabIndex={-1} />;
}
