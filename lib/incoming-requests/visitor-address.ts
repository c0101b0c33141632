import ipaddr from 'ipaddr.js';

/** Address used for all visitors whose address is missing or malformed. They share one rate limit. */
const UNKNOWN_ADDRESS = '0.0.0.0';

/** Returns an entry of `X-Forwarded-For` in canonical form and without a port. Undefined when it is malformed. */
function parseHop(hop: string): string | undefined {
  const address = hop
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address).toString() : undefined;
}

/**
 * Returns the visitor's IP address. `X-Forwarded-For` lists the hops of a request. The last one is the peer that
 * connected to this server (`recordPeerAddress`). Everything before the entries of trusted proxies can be forged, so
 * the address is counted from the end.
 * @param trustedProxies number of proxies in front of the site (`TRUSTED_PROXIES`)
 */
export const visitorAddress = (headers: Headers, trustedProxies: number): string =>
  addressInHops(headers.get('x-forwarded-for') ?? '', trustedProxies);

/** Returns the hops of a request. The last one is the peer that connected to this server. */
export const forwardedHops = (forwarded: string): string[] =>
  forwarded.split(',').filter((hop) => hop.trim() !== '');

/**
 * Returns the visitor's address among the comma-separated hops of a request.
 * @param trustedProxies as in `visitorAddress`
 */
export function addressInHops(forwarded: string, trustedProxies: number): string {
  const hops = forwardedHops(forwarded);
  const hop = hops.at(-1 - trustedProxies) ?? hops[0];
  return (hop !== undefined && parseHop(hop)) || UNKNOWN_ADDRESS;
}
