import { hash } from 'node:crypto';

/** 8 base64url characters are 48 bits. A collision only purges some pages unnecessarily. */
const LENGTH = 8;

/**
 * Returns the short hash that replaces a cache tag in page headers and purge requests. A page can have hundreds of
 * tags, and CDNs accept at most 16 kB of tags.
 */
export const shortTag = (tag: string): string => hash('sha256', tag, 'base64url').slice(0, LENGTH);
