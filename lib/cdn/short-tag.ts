import { hash } from 'node:crypto';

/** 48 bits: two tags of a large space that share a value only expire a page too many. */
const LENGTH = 8;

/**
 * A cache tag as a CDN gets it, the same for pages and for purges. A page may have hundreds of tags, and CDNs take 16 kB of
 * them.
 */
export const shortTag = (tag: string): string => hash('sha256', tag, 'base64url').slice(0, LENGTH);
