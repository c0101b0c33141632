import { hash } from 'node:crypto';

/** 8 base64url characters are 48 bits. A collision only purges some pages unnecessarily. */
const LENGTH = 8;

/**
 * Returns the hash that replaces a cache tag in page headers and purge requests. A page may have hundreds of tags, and
 * CDNs accept 16 kB of them.
 */
export const shortTag = (tag: string): string => hash('sha256', tag, 'base64url').slice(0, LENGTH);
