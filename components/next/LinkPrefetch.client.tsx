'use client';

import { useEffect } from 'react';
import { useRouter } from 'next/navigation';
import { prefetchedAddress, savesData } from '@/components/layout/Page/prefetch';

/** How long a pointer rests on a link that is meant; one that passes over a list fetches nothing. */
const POINTED_MS = 40;
/** The same for the keyboard, whose focus stops at every link on its way. */
const FOCUSED_MS = 200;

/**
 * Runs two frames from now, when a finger that scrolls has moved. Chromium holds timers back while a finger is down, and lets
 * frames go.
 * @returns cancels it
 */
function inTwoFrames(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}

function inMilliseconds(run: () => void, delay: number): () => void {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}

/** Next types the kind as an enumeration that only its own files have. Without one, it fetches the tree of the page alone. */
interface Prefetching {
  prefetch(href: string, options?: { kind: string }): void;
}

/**
 * Fetches the page behind a link that the visitor points at, touches or focuses (docs/decisions/0012-next-page.md).
 * Assumes that Next's router fetches a page ahead under the kind "full"; otherwise it fetches it at the click.
 */
export function LinkPrefetch() {
  const { prefetch }: Prefetching = useRouter();

  useEffect(() => {
    let cancel = (): void => undefined;
    const start = ({ type, target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      const isFocus = type === 'focusin';
      // A press focuses the link that was pointed at before.
      if (isFocus && !link?.matches(':focus-visible')) return;
      cancel();
      const address = link && !savesData() && prefetchedAddress(link);
      if (!address) return;
      const run = (): void => prefetch(address, { kind: 'full' });
      cancel =
        type === 'touchstart' ? inTwoFrames(run) : inMilliseconds(run, isFocus ? FOCUSED_MS : POINTED_MS);
    };
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true, passive: true };
    for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, start, options);
    // A finger that scrolls opens nothing.
    for (const type of ['touchmove', 'pointercancel', 'pointerout'])
      addEventListener(type, () => cancel(), options);
    return () => {
      cancel();
      controller.abort();
    };
  }, [prefetch]);

  return null;
}
