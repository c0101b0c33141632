'use client';

import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type RefObject,
} from 'react';

const EVERY_MS = 6000;
const REDUCED = '(prefers-reduced-motion: reduce)';

function onReducedChange(changed: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

interface Autoplay {
  /** Whether it moves by itself, unless someone is reading it right now. */
  moving: boolean;
  toggle: () => void;
  /** Attributes of the element within which pointer and focus hold it still. */
  hold: {
    onPointerEnter?: () => void;
    onPointerLeave?: () => void;
    onFocus?: (event: FocusEvent) => void;
    onBlur?: () => void;
  };
}

/**
 * Moves on every six seconds while it is in view and nobody points at it or has the focus in it; never for visitors
 * who prefer less motion, until they start it themselves (WCAG 2.2.2).
 */
export function useAutoplay(
  wanted: boolean,
  place: RefObject<Element | null>,
  advance: () => void,
): Autoplay {
  const reduced = useSyncExternalStore(
    onReducedChange,
    () => matchMedia(REDUCED).matches,
    // Nothing moves in the page as it is sent.
    () => true,
  );
  const [chosen, setChosen] = useState<boolean | null>(null);
  const on = wanted && (chosen ?? !reduced);
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointedAt || focused;
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
    if (!on || held || !seen) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') next();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [on, held, seen]);

  return {
    moving: on,
    toggle: () => setChosen(!on),
    hold: wanted
      ? {
          onPointerEnter: () => setPointedAt(true),
          onPointerLeave: () => setPointedAt(false),
          // A button that was tapped keeps the focus: it would hold still what it has just started.
          onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
          onBlur: () => setFocused(false),
        }
      : {},
  };
}
