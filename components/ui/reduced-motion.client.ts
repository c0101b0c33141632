'use client';

import { useSyncExternalStore } from 'react';
import { prefersReducedMotion, REDUCED_MOTION } from './reduced-motion';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the visitor prefers reduced motion. True in the server's HTML, so that nothing moves before hydration. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
