/**
 * Encrypts tokens with a secret that only the browser has. Neither the session file nor a cookie alone reveals a token.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'studio-session', KEY_BYTES));

/** Returns the SHA-256 hash of a secret. The session is stored under this hash. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export function seal(text: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a sealed string. @returns undefined if the secret is wrong or the string was changed */
export function unseal(sealed: string, secret: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret), nonce).setAuthTag(tag);
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
