import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { acceptsSecret, type Secret } from '@cleanpro/node-service/secret';

/** Maximum lifetime of a ticket. Tickets are created for redirects, which browsers follow immediately. */
export const PREVIEW_TICKET_SECONDS = 60;

const KEY_BYTES = 32;
const NONCE_BYTES = 16;
/** Expiry in seconds since the epoch, a nonce, and an HMAC with SHA-256. The nonce and the HMAC are in base64url. */
const TICKET = /^(\d{10})\.([\w-]{22})\.([\w-]{43})$/;

/** Derives a separate key, so that nothing else signed with the secret is accepted as a ticket. */
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'preview-ticket', KEY_BYTES));

const sign = (expiresAt: string, nonce: string, path: string, secret: string): string =>
  createHmac('sha256', keyOf(secret)).update(`${expiresAt}\n${nonce}\n${path}`).digest('base64url');

/**
 * Creates a ticket for the preview of one path. A redirect carries it through the editor's browser, which never sees
 * the secret. Each ticket works once (`redeemTicket`), so a nonce distinguishes tickets created in the same second.
 * @param path where the preview starts, as passed to `/api/preview`
 * @param secret `PREVIEW_SECRET`
 * @param now milliseconds since the epoch
 */
export function createPreviewTicket(path: string, secret: string, now: number): string {
  const expiresAt = String(Math.floor(now / 1000) + PREVIEW_TICKET_SECONDS);
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  return `${expiresAt}.${nonce}.${sign(expiresAt, nonce, path, secret)}`;
}

/**
 * Whether a value is a valid ticket for this path. False for an empty secret, and if the ticket has expired or expires
 * later than a new one would.
 */
export function isPreviewTicket(value: string | null, path: string, secret: Secret, now: number): boolean {
  const [, expiresAt = '', nonce = '', signature = ''] = TICKET.exec(value ?? '') ?? [];
  const remaining = Number(expiresAt) * 1000 - now;
  if (signature === '') return false;
  if (remaining <= 0 || remaining > PREVIEW_TICKET_SECONDS * 1000) return false;
  // Compare the encoded strings, because several encodings decode to the same bytes, and used tickets are remembered as
  // strings.
  const sent = Buffer.from(signature);
  return acceptsSecret('PREVIEW_SECRET', secret, (one) =>
    timingSafeEqual(Buffer.from(sign(expiresAt, nonce, path, one)), sent),
  );
}
