'use client';

import { useEffect } from 'react';
import { useRouter } from 'next/navigation';

/** In Contentful's editor: enables the inspector, and refreshes the page when an editor saves. Only in preview. */
export function LiveUpdates({ space, environment }: { space: string; environment: string }) {
  const router = useRouter();
  useEffect(() => {
    if (window.parent === window) return;
    let end: (() => void) | undefined;
    let ended = false;
    void import('@contentful/live-preview').then(async ({ ContentfulLivePreview }) => {
      await ContentfulLivePreview.init({
        locale: 'en-US',
        space,
        environment,
        enableInspectorMode: true,
        enableLiveUpdates: true,
        targetOrigin: 'https://app.contentful.com',
      });
      if (!ended) end = ContentfulLivePreview.subscribe('save', { callback: () => router.refresh() });
    });
    return () => {
      ended = true;
      end?.();
    };
  }, [router, space, environment]);
  return null;
}
