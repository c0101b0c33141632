import { createHash } from 'node:crypto';

/** Returns a 132-bit content hash that is safe in URLs and file names. */
export const contentHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);
