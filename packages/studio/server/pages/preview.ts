/** `GET /preview?path=`: leads to the site, where the path opens in draft mode. `GET /site`: whether it is running. */
import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { StudioError } from '../error.ts';
import type { SignedIn } from '../sessions/cookie.ts';

/** It is followed at once. The site accepts 60 seconds, so that its clock may be another one. */
const TICKET_SECONDS = 30;
const KEY_BYTES = 32;
const NONCE_BYTES = 16;
const SITE_TIMEOUT_MS = 4_000;

/**
 * What the site's `/api/preview` accepts once instead of its secret, which no browser gets: an expiry in seconds since 1970,
 * a nonce, and the SHA-256 of both and the path with a key that is derived from the secret.
 */
function createPreviewTicket(path: string, secret: string, now: number): string {
  const expiresAt = String(Math.floor(now / 1000) + TICKET_SECONDS);
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'preview-ticket', KEY_BYTES));
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const signed = `${expiresAt}\n${nonce}\n${path}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64url');
  return `${expiresAt}.${nonce}.${signature}`;
}

export function createPreviewApp(siteOrigin: string, secret: string): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  app.get('/preview', (context) => {
    const path = context.req.query('path') ?? '';
    // The site itself decides which of its paths these may be.
    if (!/^\/(?!\/)[^\\\p{Cc}]{0,2000}$/u.test(path))
      throw new StudioError(400, 'BadRequest', 'The path must be a path of the site.');
    const parameters = new URLSearchParams({ ticket: createPreviewTicket(path, secret, Date.now()), path });
    context.header('cache-control', 'no-store');
    return context.redirect(`${siteOrigin}/api/preview?${parameters}`, 303);
  });
  app.get('/site', async (context) => {
    const answer = await fetch(`${siteOrigin}/api/health/live`, {
      signal: AbortSignal.timeout(SITE_TIMEOUT_MS),
    }).catch(() => undefined);
    // Any answer is one: something may stand before the site that does not let everybody ask.
    return context.json({ isRunning: answer !== undefined && answer.status < 500 }, 200, {
      'cache-control': 'no-store',
    });
  });
  return app;
}
