import ipaddr from 'ipaddr.js';

/** An IPv4 address, as it is or mapped to IPv6. Matching is much faster than parsing, which each connection would pay for. */
const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/;

/** What counts as one visitor: an IPv4 address, or the /64 network that one IPv6 connection is assigned. */
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
