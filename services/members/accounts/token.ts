/** Secrets that a browser holds and the tables do not: sessions and password resets. */
import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new token, 43 URL-safe characters. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What the tables hold of a token or an address. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
