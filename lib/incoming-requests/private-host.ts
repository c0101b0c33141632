import ipaddr from 'ipaddr.js';

/** Address ranges that only this machine or a private network uses. Servers print `unspecified` as 0.0.0.0. */
const PRIVATE_RANGES: ReadonlySet<string> = new Set([
  'unspecified',
  'loopback',
  'private',
  'linkLocal',
  'uniqueLocal',
  // Overlay networks, such as Tailscale, use this range.
  'carrierGradeNat',
]);

/**
 * Domains without public names: mDNS, RFC 6761, RFC 8375, ICANN's private-use domain, and the domain of home routers.
 */
const PRIVATE_DOMAIN = /\.(?:local|localhost|home\.arpa|internal|lan)$/;

/**
 * Whether a host is this machine or one in a private network, by its address or by a name that no public domain can
 * have. Names are not resolved, so a public name that points at a private address (DNS rebinding) is not private.
 * @param hostname as in `URL.hostname`: lower case, IPv6 in brackets
 */
export function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(address)) return PRIVATE_RANGES.has(ipaddr.process(address).range());
  const name = hostname.replace(/\.$/, '');
  return !name.includes('.') || PRIVATE_DOMAIN.test(name);
}
