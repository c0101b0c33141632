'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { MOTION } from '../motion';
import { prefersReducedMotion } from '../reduced-motion';
import type { RevealMotion } from './play';

export type { RevealMotion };

interface Props {
  motion: RevealMotion;
  /** In milliseconds, like `delay`. */
  duration?: number;
  delay?: number;
  /** Share of the content that must be visible to start the animation, from 0 to 1. */
  visibility?: number;
  repeat?: boolean;
  className?: string;
  children: ReactNode;
}

/** Runs a callback when the page has loaded and is idle. Returns a function that cancels it. */
function runWhenIdle(start: () => void): () => void {
  let idle = 0;
  const wait = (): void => {
    // Safari has no requestIdleCallback. The load event is late enough there.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(start);
    else start();
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    if (idle) cancelIdleCallback(idle);
  };
}

/**
 * Content that fades or slides in when it scrolls into view. The animation's script loads when the page is idle. Until
 * then, without JavaScript, or with reduced motion, the content is simply visible.
 */
export function Reveal({
  motion,
  duration = MOTION.reveal,
  delay = MOTION.delay,
  visibility = MOTION.visibility,
  repeat = false,
  className,
  children,
}: Props) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element || prefersReducedMotion()) return;
    let observer: IntersectionObserver | undefined;
    let unmounted = false;
    const cancel = runWhenIdle(async () => {
      const play = await import('./play');
      if (unmounted) return;
      let hidden = false;
      observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry) return;
          if (entry.isIntersecting && hidden) {
            hidden = false;
            void play.reveal(element, motion, { duration, delay });
          } else if (!entry.isIntersecting && !hidden) {
            hidden = true;
            play.hide(element, motion);
            return;
          }
          // Content already in view is not hidden first, because it would flicker.
          if (!repeat) observer?.disconnect();
        },
        { threshold: visibility },
      );
      observer.observe(element);
    });
    return () => {
      unmounted = true;
      cancel();
      observer?.disconnect();
      element.style.opacity = '';
      element.style.transform = '';
    };
  }, [motion, duration, delay, visibility, repeat]);

  return (
    <div ref={box} className={className} data-reveal={motion}>
      {children}
    </div>
  );
}
