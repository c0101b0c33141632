/** Counts the proxies in front of the site with a request that takes the same path as visitors' requests. */
import { z } from 'zod';
import type { SiteConfig } from '../../../../lib/config/environment.ts';
import { signatureHeaders } from '@cleanpro/contentful-local/webhooks/sign';
import { error, unreachable, warning, type Check } from '../check.ts';
import { jsonOf, request } from '../request.ts';

/**
 * The site's response to a signed message without an entry. The response contains the number of forwarded addresses:
 * one per proxy, plus the peer of the first proxy.
 */
const REFUSAL = z.object({ forwardedFor: z.number().int().min(1) });

export const proxies: Check<SiteConfig> = {
  name: 'proxies',
  async run({ SITE_URL, REVALIDATE_SECRET, TRUSTED_PROXIES: trusted }, signal) {
    const url = `${SITE_URL}/api/revalidate`;
    const message = {
      method: 'POST',
      path: new URL(url).pathname,
      headers: { 'content-type': 'application/json' },
      body: '{}',
    };
    const headers = { ...message.headers, ...signatureHeaders(REVALIDATE_SECRET, message, Date.now()) };
    const answer = await request(url, { method: message.method, headers, body: message.body }, signal);
    if ('reason' in answer) return { skipped: unreachable('SITE_URL', answer.reason) };
    const refusal = jsonOf(answer, REFUSAL);
    if (!refusal)
      return [
        warning(
          'TRUSTED_PROXIES',
          `The proxies in front of the site could not be counted: ${url} answers ${answer.status} to a signed message.`,
          'At 401 the site was started with another REVALIDATE_SECRET. Otherwise, make the proxy forward POST requests to this path.',
        ),
      ];
    const actual = refusal.forwardedFor - 1;
    if (actual === trusted) return [];
    const advice = `Set TRUSTED_PROXIES to ${actual} if visitors also come through SITE_URL, as this request did.`;
    return [
      trusted < actual
        ? error(
            'TRUSTED_PROXIES',
            `TRUSTED_PROXIES is ${trusted}, too small: the site counts ${actual}, so all visitors share one rate limit.`,
            advice,
          )
        : error(
            'TRUSTED_PROXIES',
            `TRUSTED_PROXIES is ${trusted}, too large: the site counts ${actual}, so visitors can forge their address and escape rate limits.`,
            advice,
          ),
    ];
  },
};
