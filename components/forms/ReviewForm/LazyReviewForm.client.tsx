'use client';

import dynamic from 'next/dynamic';

export const LazyReviewForm = dynamic(() =>
  import('./ReviewForm.client').then(({ ReviewForm }) => ReviewForm),
);
