'use client';

import { useEffect } from 'react';
import { useRouter } from 'next/navigation';
import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { prefetchedAddress, savesData } from './prefetch';

/** How long a pointer rests on a link that is meant; one that passes over a list fetches nothing. */
const POINTED_MS = 40;
/** The same for a finger: one that scrolls has moved by then. */
const TOUCHED_MS = 20;
/** The same for the keyboard, whose focus stops at every link on its way. */
const FOCUSED_MS = 200;

/** Fetches the page behind a link that the visitor points at, touches or focuses (docs/decisions/0012-next-page.md). */
export function LinkPrefetch() {
  const { prefetch } = useRouter();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = (): void => clearTimeout(timer);
    const start = ({ type, target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      const isFocus = type === 'focusin';
      // A press focuses the link that was pointed at before.
      if (isFocus && !link?.matches(':focus-visible')) return;
      cancel();
      const address = link && !savesData() ? prefetchedAddress(link) : undefined;
      if (address === undefined) return;
      const delay = isFocus ? FOCUSED_MS : type === 'touchstart' ? TOUCHED_MS : POINTED_MS;
      timer = setTimeout(() => prefetch(address, { kind: PrefetchKind.FULL }), delay);
    };
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true, passive: true };
    for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, start, options);
    // A finger that scrolls opens nothing.
    for (const type of ['touchmove', 'pointercancel', 'pointerout']) addEventListener(type, cancel, options);
    return () => {
      cancel();
      controller.abort();
    };
  }, [prefetch]);

  return null;
}
