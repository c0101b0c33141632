import { serverConfig } from '@/lib/config/server';
import { contentSecurityPolicy, tagHosts } from './content-security-policy';

/** The policy that also allows the operator's tag manager and consent manager; undefined without either. */
export function widenedPolicy(): string | undefined {
  const { GTM_ID, TAG_HOSTS, CONSENT_MANAGER_URL } = serverConfig();
  if (!GTM_ID && !CONSENT_MANAGER_URL) return undefined;
  return contentSecurityPolicy({
    development: process.env.NODE_ENV === 'development',
    tagHosts: tagHosts(GTM_ID, TAG_HOSTS),
    consentHost: CONSENT_MANAGER_URL && new URL(CONSENT_MANAGER_URL).origin,
  });
}
