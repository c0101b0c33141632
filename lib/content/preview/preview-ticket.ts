import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { acceptsSecret, type Secret } from '@cleanpro/node-service/secret';

/** The longest life of a ticket: it is made for a redirect that is followed at once. */
export const PREVIEW_TICKET_SECONDS = 60;

const KEY_BYTES = 32;
const NONCE_BYTES = 16;
/** Seconds since 1970, a nonce, and a SHA-256. */
const TICKET = /^(\d{10})\.([\w-]{22})\.([\w-]{43})$/;

/** A key of its own: nothing else that is made from the secret can be taken for a ticket. */
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'preview-ticket', KEY_BYTES));

const sign = (expiresAt: string, nonce: string, path: string, secret: string): string =>
  createHmac('sha256', keyOf(secret)).update(`${expiresAt}\n${nonce}\n${path}`).digest('base64url');

/**
 * A ticket to the preview of one path, for a redirect through an editor's browser, which never sees the secret. The nonce
 * tells tickets of the same second apart, since each works once (`redeemTicket`).
 * @param path where the preview starts, as `/api/preview` gets it
 * @param secret `PREVIEW_SECRET`
 * @param now milliseconds since 1970
 */
export function createPreviewTicket(path: string, secret: string, now: number): string {
  const expiresAt = String(Math.floor(now / 1000) + PREVIEW_TICKET_SECONDS);
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  return `${expiresAt}.${nonce}.${sign(expiresAt, nonce, path, secret)}`;
}

/** Whether a value is a ticket to this path that has not expired; false for an empty secret, and for one of a later end. */
export function isPreviewTicket(value: string | null, path: string, secret: Secret, now: number): boolean {
  const [, expiresAt = '', nonce = '', signature = ''] = TICKET.exec(value ?? '') ?? [];
  const remaining = Number(expiresAt) * 1000 - now;
  if (signature === '') return false;
  if (remaining <= 0 || remaining > PREVIEW_TICKET_SECONDS * 1000) return false;
  // As text: several texts stand for the same bytes, and a ticket is remembered as text.
  const sent = Buffer.from(signature);
  return acceptsSecret('PREVIEW_SECRET', secret, (one) =>
    timingSafeEqual(Buffer.from(sign(expiresAt, nonce, path, one)), sent),
  );
}
