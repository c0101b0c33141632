import { createHash } from 'node:crypto';

/** A hash of 132 bits, in characters that an address and a file name may contain: whatever has it is the same. */
export const contentHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);
