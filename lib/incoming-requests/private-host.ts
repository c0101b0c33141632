import ipaddr from 'ipaddr.js';

/** Ranges of addresses that only this machine or a private network uses; `unspecified` is what servers print as 0.0.0.0. */
const PRIVATE_RANGES: ReadonlySet<string> = new Set([
  'unspecified',
  'loopback',
  'private',
  'linkLocal',
  'uniqueLocal',
  // Private networks between machines, such as Tailscale's.
  'carrierGradeNat',
]);

/** Domains that no public name can be in: mDNS, RFC 6761, RFC 8375, ICANN's private use, and what home routers use. */
const PRIVATE_DOMAIN = /\.(?:local|localhost|home\.arpa|internal|lan)$/;

/**
 * Whether a host is this machine or one in a private network: by its address, or by a name that no public domain can have.
 * A page of another site, whose name resolves to a private address for a moment, is none.
 * @param hostname as `URL` has it: lower case, IPv6 in brackets
 */
export function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(address)) return PRIVATE_RANGES.has(ipaddr.process(address).range());
  const name = hostname.replace(/\.$/, '');
  return !name.includes('.') || PRIVATE_DOMAIN.test(name);
}
