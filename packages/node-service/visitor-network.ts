import ipaddr from 'ipaddr.js';

/**
 * An IPv4 address, plain or mapped to IPv6. Matching is much faster than parsing, and this runs for each connection.
 */
const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/;

/**
 * Returns the network that counts as one visitor: an IPv4 address, or the /64 network that providers assign to one IPv6
 * connection.
 */
export function visitorNetwork(address: string): string {
  const ipv4 = IPV4.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!ipaddr.IPv6.isValid(address)) return address;
  const { parts } = ipaddr.IPv6.parse(address);
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
