'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { MOTION } from '../motion';
import type { RevealMotion } from './play';

export type { RevealMotion };

interface Props {
  motion: RevealMotion;
  /** Milliseconds. */
  duration?: number;
  delay?: number;
  /** How much of the content must be in view, from 0 to 1. */
  visibility?: number;
  repeat?: boolean;
  className?: string;
  children: ReactNode;
}

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Calls back once the page is loaded and has nothing else to do; gives a function that calls it off. */
function whenUsable(start: () => void): () => void {
  let idle = 0;
  const wait = (): void => {
    // Without idle callbacks (Safari) the load itself is late enough.
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
 * Content fades or slides in once it is scrolled into view. What moves it is fetched after the page is usable; until
 * then, without script and where motion is reduced, content is simply there.
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
    if (!element || matchMedia(REDUCED).matches) return;
    let observer: IntersectionObserver | undefined;
    let gone = false;
    const cancel = whenUsable(async () => {
      const play = await import('./play');
      if (gone) return;
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
          // What is in view when the page opens stays as it is: it must not blink.
          if (!repeat) observer?.disconnect();
        },
        { threshold: visibility },
      );
      observer.observe(element);
    });
    return () => {
      gone = true;
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
