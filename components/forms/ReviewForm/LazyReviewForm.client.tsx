'use client';

import dynamic from 'next/dynamic';

/** Loads the review form's script only on its own page. */
export const LazyReviewForm = dynamic(() =>
  import('./ReviewForm.client').then(({ ReviewForm }) => ReviewForm),
);
