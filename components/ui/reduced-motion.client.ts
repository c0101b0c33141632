'use client';

import { useSyncExternalStore } from 'react';
import { prefersReducedMotion, REDUCED_MOTION } from './reduced-motion';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the visitor prefers less motion. True in the server's HTML, where nothing moves yet. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
