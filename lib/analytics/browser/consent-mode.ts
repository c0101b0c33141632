import type { Allowed, ConsentMode } from '@/lib/consent/choice';
import { gtag } from './data-layer';

const WAIT_MS = 500;

/** Consent mode's signals for what a visitor allows; what the site itself needs is always granted. */
export function consentSignals({ analytics, advertising }: Allowed): Record<string, 'granted' | 'denied'> {
  const word = (granted: boolean): 'granted' | 'denied' => (granted ? 'granted' : 'denied');
  return {
    ad_storage: word(advertising),
    ad_user_data: word(advertising),
    ad_personalization: word(advertising),
    analytics_storage: word(analytics),
    functionality_storage: 'granted',
    personalization_storage: word(analytics),
    security_storage: 'granted',
  };
}

/** What holds before a choice is known; comes before any tag. */
export function consentDefault(mode: ConsentMode): void {
  const granted = mode === 'opt-out';
  gtag('consent', 'default', {
    ...consentSignals({ analytics: granted, advertising: granted }),
    wait_for_update: WAIT_MS,
  });
}

export const consentUpdate = (allowed: Allowed): void => gtag('consent', 'update', consentSignals(allowed));
