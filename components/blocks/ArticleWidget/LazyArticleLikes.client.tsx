'use client';

import dynamic from 'next/dynamic';

/** Loads the script of the like button only on article pages. */
export const LazyArticleLikes = dynamic(() =>
  import('./ArticleLikes.client').then(({ ArticleLikes }) => ArticleLikes),
);
