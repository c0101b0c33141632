'use client';

import { useEffect } from 'react';
import { countView } from '@/lib/recommendations/count-view';

/** Counts a view of a product's page. */
export function ViewCount({ url }: { url: string }) {
  useEffect(() => {
    // The count is displayed nowhere, so a failure is nothing to the visitor.
    countView('Product', url).catch(() => undefined);
  }, [url]);
  return null;
}
