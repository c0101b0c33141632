/** `/sign-in`, `/sign-out` and `/session`. */
import { readFileSync } from 'node:fs';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { StudioError } from '../error.ts';
import type { ManagementClient } from '../management/client.ts';
import { clearSessionCookie, setSessionCookie, type SignedIn } from './cookie.ts';
import type { Sessions } from './sessions.ts';

const MAX_FORM_BYTES = 4 * 1024;
const KEY = z.object({ key: z.string().trim().min(1).max(200) });

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const PAGE = read('./sign-in.html');
const FILES = [
  ['/sign-in.css', 'text/css; charset=utf-8', read('./sign-in.css')],
  ['/sign-in.js', 'text/javascript; charset=utf-8', read('./sign-in.js')],
] as const;

interface Options {
  sessions: Sessions;
  management: ManagementClient;
  isSecure: boolean;
}

function page(context: Context, status: 200 | 401 = 200, problem?: string): Response {
  const alert = problem === undefined ? '' : `<p role="alert">${problem}</p>`;
  context.header('cache-control', 'no-store');
  return context.html(PAGE.replace('<!--problem-->', alert), status);
}

/**
 * Creates the public routes for signing in. Wrong keys are not rate-limited: a key has 256 random bits, and a limit
 * would lock out colleagues.
 */
export function createSignInApp({ sessions, management, isSecure }: Options): Hono {
  const app = new Hono();

  app.get('/sign-in', (context) => page(context));
  for (const [path, type, text] of FILES)
    app.get(path, (context) =>
      context.body(text, 200, { 'content-type': type, 'cache-control': 'no-cache' }),
    );

  const limit = bodyLimit({
    maxSize: MAX_FORM_BYTES,
    onError: () => {
      throw new StudioError(413, 'PayloadTooLarge', 'The key is too long.');
    },
  });
  app.post('/sign-in', limit, async (context) => {
    const parsed = KEY.safeParse(await context.req.parseBody().catch(() => undefined));
    const signedIn = parsed.success ? await management.signIn(parsed.data.key) : undefined;
    if (!signedIn) return page(context, 401, 'This key is invalid, already used or expired.');
    const { id: tokenId, token, expiresAt, user } = signedIn;
    const secret = sessions.begin({ token, tokenId, user: { id: user.id, name: user.name } }, expiresAt);
    setSessionCookie(context, secret, expiresAt, isSecure);
    return context.redirect('/', 303);
  });
  return app;
}

interface Place {
  space: string;
  environment: string;
  siteOrigin: string;
}

const LOCALES = z.object({ items: z.array(z.object({ code: z.string(), default: z.boolean() })) });

/** Creates the routes for signed-in editors: reading the session and signing out. */
export function createSessionApp(
  { sessions, management, isSecure }: Options,
  { space, environment, siteOrigin }: Place,
): Hono<SignedIn> {
  const app = new Hono<SignedIn>();

  app.get('/session', async (context) => {
    const { token } = context.var.session;
    const [{ role, ...user }, { items }] = await Promise.all([
      management.user(token),
      management.read(token, `/spaces/${space}/environments/${environment}/locales?limit=1000`, LOCALES),
    ]);
    const defaultLocale = items.find((locale) => locale.default)?.code ?? items[0]?.code;
    const place = { space, environment, defaultLocale, siteOrigin };
    return context.json({ user, role, ...place }, 200, { 'cache-control': 'no-store' });
  });
  app.post('/sign-out', async (context) => {
    const { id, token, tokenId } = context.var.session;
    sessions.end(id);
    await management.revoke({ id: tokenId, token });
    clearSessionCookie(context, isSecure);
    return context.redirect('/sign-in', 303);
  });
  return app;
}
