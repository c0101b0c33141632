'use client';

import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import styles from './Reveal.module.css';

export type RevealMotion = 'fade' | 'slide-up' | 'slide-left' | 'slide-right';

interface Props {
  motion: RevealMotion;
  /** Milliseconds (specification section 9: 1000 and 0). */
  duration?: number;
  delay?: number;
  /** How much of the content must be in view, from 0 to 1. */
  visibility?: number;
  repeat?: boolean;
  children: ReactNode;
}

/** Content fades or slides in once it is scrolled into view. It is simply there without script, and where motion is reduced. */
export function Reveal({
  motion,
  duration = 1000,
  delay = 0,
  visibility = 0,
  repeat = false,
  children,
}: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'still' | 'waiting' | 'shown'>('still');

  useEffect(() => {
    const node = element.current;
    if (!node || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let first = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // What is in view when the page opens stays as it is: it must not blink.
        if (first && entry.isIntersecting && !repeat) observer.disconnect();
        else if (entry.isIntersecting) {
          setState('shown');
          if (!repeat) observer.disconnect();
        } else if (first || repeat) setState('waiting');
        first = false;
      },
      { threshold: visibility },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [repeat, visibility]);

  const timing: CSSProperties & Record<`--${string}`, string> = {
    '--duration': `${duration}ms`,
    '--delay': `${delay}ms`,
  };
  return (
    <div
      ref={element}
      className={state === 'still' ? undefined : `${styles[motion] ?? ''} ${styles[state]}`}
      style={timing}
    >
      {children}
    </div>
  );
}
