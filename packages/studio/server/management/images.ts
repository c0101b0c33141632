/** `/images`: asset files at the studio's own origin, in any size. The site only serves the sizes that it uses. */
import { Hono } from 'hono';
import { StudioError } from '../error.ts';
import type { SignedIn } from '../sessions/cookie.ts';

const TIMEOUT_MS = 60_000;
const REQUEST_HEADERS = ['accept', 'if-none-match', 'if-range', 'range'];
const RESPONSE_HEADERS = [
  'accept-ranges',
  'cache-control',
  'content-length',
  'content-range',
  'content-type',
  'etag',
];
/** Types that browsers display. Any other file, especially a script, must not be served from this origin. */
const DISPLAYED = /^(?:image|video|audio)\/|^application\/pdf$/;
/** An SVG is a document, so it could run scripts without this policy. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

const picked = (headers: Headers, names: readonly string[]): Headers =>
  new Headers(
    names.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** Creates the `/images` routes. @param imagesUrl root URL of the image service */
export function createImagesApp(imagesUrl: string): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  app.get('/*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const path = pathname.replace(/^\/images/, '');
    const headers = picked(context.req.raw.headers, REQUEST_HEADERS);
    // The image service returns files of drafts to editors only.
    headers.set('authorization', `Bearer ${context.var.session.token}`);
    const answer = await fetch(`${imagesUrl}${path}${search}`, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), context.req.raw.signal]),
    }).catch(() => {
      throw new StudioError(502, 'BadGateway', 'The image service isn’t responding.');
    });
    const type = answer.headers.get('content-type') ?? '';
    const isDisplayed = answer.status === 304 || answer.status === 416 || (answer.ok && DISPLAYED.test(type));
    if (!isDisplayed) {
      await answer.body?.cancel();
      throw new StudioError(404, 'NotFound', 'This file doesn’t exist or can’t be displayed.');
    }
    const passed = picked(answer.headers, RESPONSE_HEADERS);
    passed.set('content-security-policy', POLICY);
    if (answer.status !== 416) return new Response(answer.body, { status: answer.status, headers: passed });
    // Drop the image service's JSON explanation, which no editor would see.
    await answer.body?.cancel();
    for (const name of ['content-length', 'content-type']) passed.delete(name);
    return new Response(null, { status: 416, headers: passed });
  });
  return app;
}
