'use client';

import dynamic from 'next/dynamic';

/** A form whose script comes only to the pages that have one: all pages of content share the rest. */
export const LazySiteForm = dynamic(() => import('./SiteForm.client').then(({ SiteForm }) => SiteForm));
