'use client';

import { useEffect } from 'react';
import type { PageData } from '@/lib/analytics/data-layer';
import { send, transition } from '@/lib/telemetry/browser/signals';

/** Tells telemetry and analytics, once they are there, which page is seen. */
export function PageSeen({ path, data }: { path: string; data: PageData | null }) {
  useEffect(() => {
    send({ kind: 'page', data, since: transition.since });
    delete transition.since;
    // A page is seen when its address is new, not when it is drawn again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  return null;
}
