'use client';

import { useEffect } from 'react';

/** Repeats what a visitor clicked before the page's script ran, where nothing but the script makes it work. */
export function EarlyClicks() {
  useEffect(() => {
    const targets = globalThis.earlyClicks ?? [];
    globalThis.earlyClicks = undefined;
    for (const target of targets)
      if (target instanceof Element)
        target.closest<HTMLElement>('button[data-needs-script], [data-needs-script] button')?.click();
  }, []);
  return null;
}
