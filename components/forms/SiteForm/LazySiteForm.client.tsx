'use client';

import dynamic from 'next/dynamic';

/** Loads the form's script only on pages that have a form. All content pages share the rest of the bundle. */
export const LazySiteForm = dynamic(() => import('./SiteForm.client').then(({ SiteForm }) => SiteForm));
