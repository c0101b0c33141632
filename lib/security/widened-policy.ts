import { serverConfig } from '@/lib/config/server';
import { frameworkPolicy, thirdParties } from './content-security-policy';

/** The framework's policy that also allows the operator's tag manager and consent manager; undefined without either. */
export function widenedPolicy(): string | undefined {
  const config = serverConfig();
  if (!config.GTM_ID && !config.CONSENT_MANAGER_URL) return undefined;
  return frameworkPolicy({
    development: process.env.NODE_ENV === 'development',
    ...thirdParties(config),
  });
}
