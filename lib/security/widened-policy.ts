import { serverConfig } from '@/lib/config/server';
import { allowedBy } from '@/lib/consent/request';
import { allowsTags, TAGS_METRIC } from '@/lib/consent/tags';
import { frameworkPolicy, thirdParties } from './content-security-policy';

/**
 * Widens the policy of a response that Next renders, for the operator's consent manager and, if the visitor allows
 * tags, for the tag manager. The site's server replaces both the policy and `Server-Timing`.
 */
export function widenPolicy(request: Request, { headers }: Response): void {
  const config = serverConfig();
  if (!config.GTM_ID && !config.CONSENT_MANAGER_URL) return;
  const { tagHosts = [], consentHost } = thirdParties(config);
  const hasTags = tagHosts.length > 0 && allowsTags(allowedBy(request));
  const policy = frameworkPolicy({
    development: process.env.NODE_ENV === 'development',
    studioUrl: config.STUDIO_URL,
    consentHost,
    tagHosts: hasTags ? tagHosts : [],
  });
  headers.set('Content-Security-Policy', policy);
  if (hasTags) headers.set('Server-Timing', TAGS_METRIC);
}
