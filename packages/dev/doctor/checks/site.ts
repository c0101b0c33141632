/** Checks the site's URL, and whether the site receives webhooks and accepts their signature. */
import { z } from 'zod';
import type { SiteConfig } from '../../../../lib/config/environment.ts';
import type { ServicesConfig } from '@cleanpro/services/config';
import { sendSigned } from '@cleanpro/contentful-local/webhooks/post';
import { error, warning, type Check, type Finding } from '../check.ts';
import { jsonOf, request } from '../request.ts';

const LIVE = z.object({ status: z.literal('pass') });
const TIMEOUT_MS = 5_000;
const LOOPBACK = /^(localhost|127\.|\[::1\])/;

async function checkAddress({ SITE_URL }: SiteConfig, signal: AbortSignal): Promise<Finding[]> {
  const { protocol, hostname } = new URL(SITE_URL);
  const isLocal = LOOPBACK.test(hostname);
  const live = await request(`${SITE_URL}/api/health/live`, {}, signal);
  const isSite = !('reason' in live) && jsonOf(live, LIVE) !== undefined;
  // The site answers health checks under any host, so only a different URL reveals a proxy that replaces the host.
  const url = `${SITE_URL}/robots.txt`;
  const answer = isSite ? await request(url, {}, signal) : live;
  const findings: Finding[] = [];
  if (protocol === 'http:' && !isLocal)
    findings.push(
      error(
        'SITE_URL',
        `SITE_URL, ${SITE_URL}, is not https: session cookies and passwords are sent in clear text.`,
        'Put a proxy with TLS in front of the site and set SITE_URL to its https address.',
      ),
    );
  if (isLocal)
    findings.push(
      warning(
        'SITE_URL',
        `SITE_URL is ${SITE_URL}: canonical links, the sitemap and mails point to this machine.`,
        'Set it to the public address before you go live.',
      ),
    );
  if ('reason' in answer)
    findings.push(
      error(
        'SITE_URL',
        `The site does not answer at ${SITE_URL}: ${answer.reason}.`,
        'Start it, or check the DNS record, the proxy and its certificate.',
      ),
    );
  else if (!isSite)
    findings.push(
      error(
        'SITE_URL',
        `Something other than this site answers at ${SITE_URL} (${answer.status}).`,
        'Set SITE_URL to the public address that the proxy forwards to the site, without a path and without a redirect.',
      ),
    );
  else if (answer.headers.get('location') === url)
    findings.push(
      error(
        'ALLOWED_HOSTS',
        `${SITE_URL} redirects to itself: the proxy replaces the visitor's host with another.`,
        'Make the proxy forward Host, or send X-Forwarded-Host (with TRUSTED_PROXIES set), or add its name for the site to ALLOWED_HOSTS.',
      ),
    );
  return findings;
}

/**
 * Sends a signed message that the site refuses for its format after verifying the signature, so that nothing expires.
 */
async function checkWebhook(services: ServicesConfig): Promise<Finding[]> {
  const url = `http://${services.SITE_HOST}:${services.PORT}/api/revalidate`;
  const { status } = await sendSigned(
    { url, secret: services.REVALIDATE_SECRET },
    { headers: { 'content-type': 'application/json' }, body: '{}', timeoutMs: TIMEOUT_MS },
  );
  if (status === 400) return [];
  if (status === 401)
    return [
      error(
        'REVALIDATE_SECRET',
        'The site refuses the signature of webhooks: it was started with another REVALIDATE_SECRET, or the clocks differ by more than 30 seconds.',
        'Give the site and the content service the same 64 characters, and restart both. In Contentful: Settings, Webhooks, Request verification.',
      ),
    ];
  return [
    error(
      'SITE_HOST',
      `Webhooks do not arrive: ${url} ${status === undefined ? 'does not answer' : `answers ${status}`}.`,
      'Start the site, or set SITE_HOST and PORT to the address at which the services reach it. Until then the site notices changes late (CONTENT_MAX_AGE).',
    ),
  ];
}

export const address: Check<SiteConfig> = { name: 'address', run: checkAddress };
export const webhook: Check<ServicesConfig> = {
  name: 'webhook',
  of: ['content', 'reviews'],
  run: checkWebhook,
};
