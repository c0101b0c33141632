'use client';

import { useRef } from 'react';
import type { ConsentMode } from '@/lib/consent/choice';

export interface ConsentManager {
  mode: ConsentMode;
  /** The operator's own consent manager in place of the built-in one. */
  own?: { url: string; open: string };
}

async function open({ mode, own }: ConsentManager): Promise<void> {
  if (own) return (await import('@/lib/consent/manager')).openConsentManager(own.url, own.open);
  return (await import('@/lib/consent/preferences')).openPreferences(mode);
}

/**
 * "Do Not Sell or Share My Personal Information": opens consent preferences. Before its script arrives, and where
 * the preferences cannot be loaded, the button is the choice itself.
 */
export function PrivacyChoices({ className, manager }: { className: string; manager: ConsentManager }) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      action="/api/consent"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        open(manager).catch(() => form.current?.submit());
      }}
    >
      <button type="submit" className={className}>
        Do Not Sell or Share My Personal Information
      </button>
    </form>
  );
}
