import ipaddr from 'ipaddr.js';

/** What counts as one visitor: an IPv4 address, or the /64 network that one IPv6 connection is assigned. */
export function visitorNetwork(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const { parts } = ipaddr.IPv6.parse(address);
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
