/** `GET /preview?path=` redirects to the site, in draft mode. `GET /site` returns whether the site is running. */
import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { StudioError } from '../error.ts';
import type { SignedIn } from '../sessions/cookie.ts';

/**
 * Lifetime of a ticket. Browsers use it immediately. The site accepts up to 60 seconds, in case the two clocks differ.
 */
const TICKET_SECONDS = 30;
const KEY_BYTES = 32;
const NONCE_BYTES = 16;
const SITE_TIMEOUT_MS = 4_000;

/**
 * Creates a ticket that the site's `/api/preview` accepts once, because the site's secret itself must not reach a
 * browser. A ticket consists of an expiry in seconds since 1970, a nonce, and an HMAC-SHA-256 of the expiry, the nonce
 * and the path. The key of the HMAC is derived from the secret.
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
    // Check only the syntax here. The site decides which paths it accepts.
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
    // Any response below 500 counts, because a proxy in front of the site can refuse this request.
    return context.json({ isRunning: answer !== undefined && answer.status < 500 }, 200, {
      'cache-control': 'no-store',
    });
  });
  return app;
}
