'use client';

import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useReducedMotion } from '@/components/ui/reduced-motion.client';

const EVERY_SECONDS = 6;
const SECOND_MS = 1000;
interface Autoplay {
  /** Whether it moves by itself, unless someone is reading it right now. */
  moving: boolean;
  toggle: () => void;
}

/**
 * Whether a pointer rests on it or the keyboard is in it. Asked, and not noted from events: what goes from under a pointer
 * sends none. A tap leaves hover and focus behind, and neither says that someone reads.
 */
const isRead = (group: Element): boolean =>
  (matchMedia('(hover: hover)').matches && group.matches(':hover')) ||
  group.querySelector(':focus-visible') !== null;

/**
 * Moves on every six seconds while it is in view and nobody points at it or has the focus in it; never for visitors
 * who prefer less motion, until they start it themselves (WCAG 2.2.2).
 * @param place the element within which pointer and focus hold it still
 */
export function useAutoplay(
  wanted: boolean,
  place: RefObject<Element | null>,
  advance: () => void,
): Autoplay {
  const reduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const on = wanted && (chosen ?? !reduced);
  const [seen, setSeen] = useState(false);
  const next = useEffectEvent(advance);

  useEffect(() => {
    const node = place.current;
    if (!wanted || !node) return;
    const watching = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true), {
      threshold: 0.5,
    });
    watching.observe(node);
    return () => watching.disconnect();
  }, [wanted, place]);
  useEffect(() => {
    const group = place.current;
    if (!on || !seen || !group) return;
    let seconds = 0;
    const timer = setInterval(() => {
      seconds = document.visibilityState === 'hidden' || isRead(group) ? 0 : seconds + 1;
      if (seconds < EVERY_SECONDS) return;
      seconds = 0;
      next();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [on, seen, place]);

  return { moving: on, toggle: () => setChosen(!on) };
}
