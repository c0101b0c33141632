'use client';

import dynamic from 'next/dynamic';

/** Loads the script of likes only on the pages of articles. */
export const LazyArticleLikes = dynamic(() =>
  import('./ArticleLikes.client').then(({ ArticleLikes }) => ArticleLikes),
);
