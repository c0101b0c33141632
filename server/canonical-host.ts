/**
 * Decides which hosts the site serves (docs/operations.md, "Hosts"): its own, and any private host if it has no
 * public address. Other hosts are redirected, because a page's scripts only run under the hosts in its policy.
 */
import type { IncomingMessage } from 'node:http';
import { HOST_PATTERN } from '../lib/config/host.ts';
import { isPrivateHost } from '../lib/incoming-requests/private-host.ts';
import { isHealthCheck } from './health/serve-health.ts';
import type { Refusal } from './send-refusal.ts';

export interface HostSettings {
  /** `SITE_URL`, followed by the additional hosts. */
  origins: readonly string[];
  servesPrivateHosts: boolean;
  trustedProxies: number;
}

const HOST = new RegExp(`^${HOST_PATTERN}$`);

/** Exempt from the check, because services call these by a private host name and sign their requests. */
const WEBHOOKS = /^\/api\/revalidate(?:$|[/?])/;

const MALFORMED: Refusal = {
  status: 400,
  reason: 'host',
  message: 'Check the address and try again.',
};
const NOT_PUBLIC: Refusal = {
  status: 421,
  reason: 'other-host',
  message:
    'This site is only open to this machine and its private network. To open it to others, set SITE_URL.',
};

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * Returns the host that the visitor opened. Proxies append to `X-Forwarded-Host`, so a forged value comes first.
 * Returns undefined for multiple `Host` headers, which the server joins with commas, because a proxy in front may have
 * used a different one.
 */
function openedHost({ headers }: RequestHead, trustedProxies: number): string | undefined {
  if (headers.host?.includes(',')) return undefined;
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-host'] : undefined;
  if (forwarded === undefined) return headers.host;
  const hops = [forwarded].flat().join().split(',');
  return (hops.at(-trustedProxies) ?? hops[0])?.trim();
}

/**
 * Creates a check of each request's host.
 * @returns a function that returns undefined if the request may proceed
 */
export function hostCheck({
  origins,
  servesPrivateHosts,
  trustedProxies,
}: HostSettings): (request: RequestHead) => Refusal | undefined {
  const [canonical = ''] = origins;
  const { protocol } = new URL(canonical);
  const own = new Set(origins.map((origin) => new URL(origin).host));
  const isServed = ({ host, hostname }: URL): boolean =>
    own.has(host) || (servesPrivateHosts && isPrivateHost(hostname));
  return (request) => {
    const { url = '', method } = request;
    const host = openedHost(request, trustedProxies) ?? '';
    if (own.has(host)) return undefined;
    if (isHealthCheck(request) || WEBHOOKS.test(url)) return undefined;
    const opened = HOST.test(host) ? URL.parse(`${protocol}//${host}`) : null;
    if (!opened) return MALFORMED;
    if (isServed(opened)) return undefined;
    if (servesPrivateHosts) return NOT_PUBLIC;
    const isRead = method === 'GET' || method === 'HEAD';
    return {
      status: isRead ? 308 : 421,
      reason: 'other-host',
      message: isRead
        ? `This site is at ${canonical}.`
        : `This site is at ${canonical}. Open the page there and try again.`,
      ...(isRead && { location: canonical + url }),
    };
  };
}
