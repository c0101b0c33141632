import { serverConfig } from '@/lib/config/server';
import { PrivacyChoices } from './PrivacyChoices.client';

/** Button for privacy choices. It opens the operator's own consent manager if one is configured. */
export function PrivacyButton({ className }: { className: string }) {
  const { CONSENT_MODE: mode, CONSENT_MANAGER_URL: url, CONSENT_MANAGER_OPEN: open } = serverConfig();
  return (
    <PrivacyChoices className={className} manager={url && open ? { mode, own: { url, open } } : { mode }} />
  );
}
