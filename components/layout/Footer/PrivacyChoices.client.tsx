'use client';

import type { ConsentMode } from '@/lib/consent/choice';

export interface ConsentManager {
  mode: ConsentMode;
  /** The operator's own consent manager, which replaces the built-in one. */
  own?: { url: string; open: string };
}

async function openPreferences({ mode, own }: ConsentManager): Promise<void> {
  if (own) return (await import('@/lib/consent/manager')).openConsentManager(own.url, own.open);
  return (await import('@/lib/consent/preferences')).openPreferences(mode);
}

/**
 * Button that opens the consent preferences. Before hydration, or if the preferences fail to load, it submits a form
 * that opts out.
 */
export function PrivacyChoices({ className, manager }: { className: string; manager: ConsentManager }) {
  return (
    <form
      action="/api/consent"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        openPreferences(manager).catch(() => form.submit());
      }}
    >
      <button type="submit" className={className}>
        Do Not Sell or Share My Personal Information
      </button>
    </form>
  );
}
