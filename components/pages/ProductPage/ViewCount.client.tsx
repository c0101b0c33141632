'use client';

import { useEffect } from 'react';
import { countView } from '@/lib/recommendations/count-view';

export function ViewCount({ url }: { url: string }) {
  useEffect(() => {
    // Ignore failures, because the count is not displayed.
    countView('Product', url).catch(() => undefined);
  }, [url]);
  return null;
}
