/** Tokens of sessions and password resets; the tables hold only their hashes. */
import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new token, 43 URL-safe characters. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** SHA-256 as hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
