'use client';

import { useEffect } from 'react';
import { useRouter } from 'next/navigation';
import { prefetchedAddress, savesData } from '@/components/layout/Page/prefetch';

/** How long a pointer must rest on a link, so that passing over a list of links fetches nothing. */
const POINTED_MS = 40;
/** How long a link must have keyboard focus. Longer, because tabbing stops at every link along the way. */
const FOCUSED_MS = 200;

/**
 * Runs a callback after two animation frames. By then, a finger that is scrolling has moved. A timer would not work,
 * because Chromium delays timers, but not frames, while a finger is down.
 * @returns a function that cancels the callback
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

/**
 * Next types `kind` as an enum that only its internal files export. Without a kind, it fetches only the page's tree.
 */
interface Prefetching {
  prefetch(href: string, options?: { kind: string }): void;
}

/**
 * Prefetches the page of a link that the visitor points at, touches or focuses (docs/decisions/0012-next-page.md).
 * Assumes that Next's router prefetches whole pages for the kind "full". Otherwise, pages are fetched on click.
 */
export function LinkPrefetch() {
  const { prefetch }: Prefetching = useRouter();

  useEffect(() => {
    let cancel = (): void => undefined;
    const start = ({ type, target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      const isFocus = type === 'focusin';
      // A press focuses the link too, but the pointer has already started its prefetch.
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
    // A finger that scrolls, or a pointer that leaves the link, cancels the prefetch.
    for (const type of ['touchmove', 'pointercancel', 'pointerout'])
      addEventListener(type, () => cancel(), options);
    return () => {
      cancel();
      controller.abort();
    };
  }, [prefetch]);

  return null;
}
