/**
 * Under which hosts the site answers (docs/architecture.md, "The server"): its own ones, and where it has no public address
 * any private one. Others are redirected, because a page's scripts run only under the hosts of its policy.
 */
import type { IncomingMessage } from 'node:http';
import { HOST_PATTERN } from '../lib/config/host.ts';
import { isPrivateHost } from '../lib/incoming-requests/private-host.ts';
import { isHealthCheck } from './health/serve-health.ts';
import type { Refusal } from './send-refusal.ts';

export interface HostSettings {
  /** `SITE_URL` and, after it, the further hosts. */
  origins: readonly string[];
  servesPrivateHosts: boolean;
  trustedProxies: number;
}

const HOST = new RegExp(`^${HOST_PATTERN}$`);

/** Services reach these under a private name, and sign what they send. */
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
    'This site is open to this machine and its private network only. To open it to others, set SITE_URL.',
};

/** The parts of a request that decide. */
type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * The host that the visitor opened: proxies append to `X-Forwarded-Host`, so what a visitor wrote there comes first.
 * Undefined for several `Host` headers, which the server joins with commas: a proxy in front may have read another one.
 */
function openedHost({ headers }: RequestHead, trustedProxies: number): string | undefined {
  if (headers.host?.includes(',')) return undefined;
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-host'] : undefined;
  if (forwarded === undefined) return headers.host;
  const hops = [forwarded].flat().join().split(',');
  return (hops.at(-trustedProxies) ?? hops[0])?.trim();
}

/**
 * Checks the host of each request.
 * @returns a function that gives undefined for a request that goes on
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
