import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { acceptsSecret, type Secret } from '@cleanpro/node-service/secret';

/** The cookie that lets a browser preview. */
export const PREVIEW_GRANT_COOKIE = 'preview-grant';
/** How long a grant is valid: a working day. */
export const PREVIEW_GRANT_SECONDS = 12 * 3600;

const KEY_BYTES = 32;
/** Seconds since 1970, and a SHA-256. */
const GRANT = /^(\d{10})\.([\w-]{43})$/;

/** The keys of secrets: a process has two at most, and verifies a grant several times in a request. */
const derived = new Map<string, Buffer>();

/** A key of its own: nothing else that is made from the secret can be taken for a grant. */
function keyOf(secret: string): Buffer {
  let key = derived.get(secret);
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', secret, '', 'preview-grant', KEY_BYTES));
    derived.set(secret, key);
  }
  return key;
}

const sign = (expiresAt: string, secret: string): Buffer =>
  createHmac('sha256', keyOf(secret)).update(expiresAt).digest();

/**
 * The value of a new grant: when it expires, signed.
 * @param secret `PREVIEW_SECRET`
 * @param now milliseconds since 1970
 */
export function createPreviewGrant(secret: string, now: number): string {
  const expiresAt = String(Math.floor(now / 1000) + PREVIEW_GRANT_SECONDS);
  return `${expiresAt}.${sign(expiresAt, secret).toString('base64url')}`;
}

/** Whether a value is a grant that this secret signed and that has not expired; false for an empty secret. */
export function isPreviewGrant(value: string | undefined, secret: Secret, now: number): boolean {
  const [, expiresAt = '', signature = ''] = GRANT.exec(value ?? '') ?? [];
  if (signature === '' || Number(expiresAt) * 1000 <= now) return false;
  const sent = Buffer.from(signature, 'base64url');
  return acceptsSecret('PREVIEW_SECRET', secret, (one) => timingSafeEqual(sign(expiresAt, one), sent));
}
