import { isIP } from 'node:net';

/** Where nobody said who asks; all such requests count as one visitor. */
const UNKNOWN = '0.0.0.0';

function cleaned(address: string): string | undefined {
  const bare = address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^\[(.+)\](?::\d+)?$/, '$1');
  return isIP(bare) ? bare.toLowerCase() : undefined;
}

/**
 * The address of the visitor. `X-Forwarded-For` lists who passed the request on, the last one being who connected to
 * this server (`recordPeerAddress`); a visitor can write anything before it. So it is counted from the end: one more
 * than the proxies in front that are known to add theirs.
 * @param trustedProxies how many proxies stand in front of the site (`TRUSTED_PROXIES`)
 */
export function visitorAddress(headers: Headers, trustedProxies: number): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').filter((hop) => hop.trim() !== '');
  const hop = hops.at(-1 - trustedProxies) ?? hops[0];
  return (hop !== undefined && cleaned(hop)) || UNKNOWN;
}

/** What counts as one visitor's network: an IPv4 address, or the 64 bits that one IPv6 connection is given. */
export function visitorNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
