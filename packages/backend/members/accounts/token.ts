/** Tokens of sessions and password resets. The tables store only their hashes. */
import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Returns a new token of 43 URL-safe characters. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Returns the SHA-256 of a string in hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
