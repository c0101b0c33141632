'use client';

import dynamic from 'next/dynamic';

/** The review form, whose script comes only to the page that has it: all pages of content share the rest. */
export const LazyReviewForm = dynamic(() =>
  import('./ReviewForm.client').then(({ ReviewForm }) => ReviewForm),
);
