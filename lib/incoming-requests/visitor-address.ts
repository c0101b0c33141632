import ipaddr from 'ipaddr.js';

/** Stands for every visitor whose address is missing or malformed: they share one rate limit. */
const UNKNOWN_ADDRESS = '0.0.0.0';

/** The canonical form of one `X-Forwarded-For` entry, which may carry a port. */
function parseHop(hop: string): string | undefined {
  const address = hop
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address).toString() : undefined;
}

/**
 * The visitor's address. `X-Forwarded-For` lists the hops of a request, the last one being the peer that connected to
 * this server (`recordPeerAddress`); everything before the trusted proxies' own entries can be forged, so the address
 * is counted from the end.
 * @param trustedProxies how many proxies stand in front of the site (`TRUSTED_PROXIES`)
 */
export const visitorAddress = (headers: Headers, trustedProxies: number): string =>
  addressInHops(headers.get('x-forwarded-for') ?? '', trustedProxies);

/** Returns the hops of a request, the last one being the peer that connected to this server. */
export const forwardedHops = (forwarded: string): string[] =>
  forwarded.split(',').filter((hop) => hop.trim() !== '');

/**
 * The visitor's address among the hops of a request, separated by commas.
 * @param trustedProxies as for `visitorAddress`
 */
export function addressInHops(forwarded: string, trustedProxies: number): string {
  const hops = forwardedHops(forwarded);
  const hop = hops.at(-1 - trustedProxies) ?? hops[0];
  return (hop !== undefined && parseHop(hop)) || UNKNOWN_ADDRESS;
}
