/** Pattern of a host as `Host` has it, with an optional port: a name, an IPv4 address, or an IPv6 address in brackets. */
export const HOST_PATTERN = String.raw`(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?`;
