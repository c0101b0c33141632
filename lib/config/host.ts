/** Pattern of a `Host` header: a name, an IPv4 address, or an IPv6 address in brackets, with an optional port. */
export const HOST_PATTERN = String.raw`(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?`;
