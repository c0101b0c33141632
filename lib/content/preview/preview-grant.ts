import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { acceptsSecret, type Secret } from '@cleanpro/node-service/secret';

export const PREVIEW_GRANT_COOKIE = 'preview-grant';
/** How long a grant is valid: one working day. */
export const PREVIEW_GRANT_SECONDS = 12 * 3600;

const KEY_BYTES = 32;
/** Expiry in seconds since the epoch, and an HMAC with SHA-256 in base64url. */
const GRANT = /^(\d{10})\.([\w-]{43})$/;

/** Derived keys by secret. A process has at most two secrets, and verifies a grant several times per request. */
const derived = new Map<string, Buffer>();

/** Derives a separate key, so that nothing else signed with the secret is accepted as a grant. */
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
 * Creates a grant, which consists of its expiry and a signature.
 * @param secret `PREVIEW_SECRET`
 * @param now milliseconds since the epoch
 */
export function createPreviewGrant(secret: string, now: number): string {
  const expiresAt = String(Math.floor(now / 1000) + PREVIEW_GRANT_SECONDS);
  return `${expiresAt}.${sign(expiresAt, secret).toString('base64url')}`;
}

/**
 * Whether a value is a grant that was signed with this secret and has not expired. Always false for an empty secret.
 */
export function isPreviewGrant(value: string | undefined, secret: Secret, now: number): boolean {
  const [, expiresAt = '', signature = ''] = GRANT.exec(value ?? '') ?? [];
  if (signature === '' || Number(expiresAt) * 1000 <= now) return false;
  const sent = Buffer.from(signature, 'base64url');
  return acceptsSecret('PREVIEW_SECRET', secret, (one) => timingSafeEqual(sign(expiresAt, one), sent));
}
