'use client';

import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useReducedMotion } from '@/components/ui/reduced-motion.client';

const EVERY_SECONDS = 6;
const SECOND_MS = 1000;
interface Autoplay {
  /** Whether autoplay is on. It still pauses on hover and focus. */
  isPlaying: boolean;
  toggle: () => void;
}

/**
 * Whether the pointer is over the carousel or keyboard focus is inside. Polled, because no event fires when the page
 * scrolls the carousel away from under the pointer. Ignores the hover and focus that a tap leaves behind.
 */
const isBeingRead = (group: Element): boolean =>
  (matchMedia('(hover: hover)').matches && group.matches(':hover')) ||
  group.querySelector(':focus-visible') !== null;

/**
 * Advances every six seconds while the carousel is visible and neither hovered nor focused. With reduced motion,
 * autoplay is off until the visitor starts it (WCAG 2.2.2).
 * @param containerRef element in which hover and focus pause autoplay
 */
export function useAutoplay(
  enabled: boolean,
  containerRef: RefObject<Element | null>,
  advance: () => void,
): Autoplay {
  const reduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const on = enabled && (chosen ?? !reduced);
  const [isVisible, setIsVisible] = useState(false);
  const next = useEffectEvent(advance);

  useEffect(() => {
    const node = containerRef.current;
    if (!enabled || !node) return;
    const watching = new IntersectionObserver(([entry]) => setIsVisible(entry?.isIntersecting === true), {
      threshold: 0.5,
    });
    watching.observe(node);
    return () => watching.disconnect();
  }, [enabled, containerRef]);
  useEffect(() => {
    const group = containerRef.current;
    if (!on || !isVisible || !group) return;
    let seconds = 0;
    const timer = setInterval(() => {
      seconds = document.visibilityState === 'hidden' || isBeingRead(group) ? 0 : seconds + 1;
      if (seconds < EVERY_SECONDS) return;
      seconds = 0;
      next();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [on, isVisible, containerRef]);

  return { isPlaying: on, toggle: () => setChosen(!on) };
}
