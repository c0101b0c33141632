import { animateMini, spring } from 'framer-motion/dom';
import { MOTION } from '../motion';

export type RevealMotion = 'fade' | 'slide-up' | 'slide-left' | 'slide-right';

/** Transform at the start of each animation. */
const FROM: Record<RevealMotion, string> = {
  fade: 'none',
  'slide-up': 'translateY(2.5rem)',
  'slide-left': 'translateX(2.5rem)',
  'slide-right': 'translateX(-2.5rem)',
};

export function hide(element: HTMLElement, motion: RevealMotion): void {
  element.style.opacity = '0';
  element.style.transform = FROM[motion];
}

function settle(element: HTMLElement): void {
  element.style.opacity = '';
  element.style.transform = '';
}

/** Animates a hidden element into place with a spring (docs/product.md, "Constants"). Times are in milliseconds. */
export async function reveal(
  element: HTMLElement,
  motion: RevealMotion,
  { duration, delay }: { duration: number; delay: number },
): Promise<void> {
  const timing = { duration: duration / 1000, delay: delay / 1000 };
  await Promise.all([
    animateMini(element, { opacity: [0, 1] }, { ...timing, ease: 'easeOut' }),
    motion === 'fade'
      ? undefined
      : animateMini(
          element,
          { transform: [FROM[motion], 'translate(0)'] },
          { ...timing, type: spring, bounce: 1 - MOTION.damping },
        ),
  ]);
  settle(element);
}
