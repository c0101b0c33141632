'use client';

import type { ReactNode } from 'react';
import { useReducedMotion } from '@/components/ui/reduced-motion.client';

/** Plays a banner's film after hydration. Visitors who prefer reduced motion keep the picture. */
export function BannerFilm({ src, poster, children }: { src: string; poster?: string; children: ReactNode }) {
  if (useReducedMotion()) return children;
  return <video src={src} poster={poster} autoPlay muted loop playsInline aria-hidden="true" tabIndex={-1} />;
}
