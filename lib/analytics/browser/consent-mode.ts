import type { Allowed, ConsentMode } from '@/lib/consent/choice';
import { gtag } from './data-layer';

const WAIT_MS = 500;

/** Returns consent mode's signals for a visitor's consent. Necessary storage is always granted. */
export function consentSignals({ analytics, advertising }: Allowed): Record<string, 'granted' | 'denied'> {
  const state = (granted: boolean): 'granted' | 'denied' => (granted ? 'granted' : 'denied');
  return {
    ad_storage: state(advertising),
    ad_user_data: state(advertising),
    ad_personalization: state(advertising),
    analytics_storage: state(analytics),
    functionality_storage: 'granted',
    personalization_storage: state(analytics),
    security_storage: 'granted',
  };
}

/** Sets consent mode's defaults. Must run before any tag (Google docs, "Consent mode"). */
export function consentDefault(mode: ConsentMode): void {
  const granted = mode === 'opt-out';
  gtag('consent', 'default', {
    ...consentSignals({ analytics: granted, advertising: granted }),
    wait_for_update: WAIT_MS,
  });
}

/** Tells Google's tags what the visitor allows now. */
export const consentUpdate = (allowed: Allowed): void => gtag('consent', 'update', consentSignals(allowed));
