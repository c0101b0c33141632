/** `/images`: files of assets, in any size, at the studio's own origin; the site has its sizes only. */
import { Hono } from 'hono';
import { StudioError } from '../error.ts';
import type { SignedIn } from '../sessions/cookie.ts';

const TIMEOUT_MS = 60_000;
const PASSED_ON = ['accept', 'if-none-match', 'if-range', 'range'];
const ANSWERED = [
  'accept-ranges',
  'cache-control',
  'content-length',
  'content-range',
  'content-type',
  'etag',
];
/** What browsers display. Anything else, a script above all, has no business at this origin. */
const DISPLAYED = /^(?:image|video|audio)\/|^application\/pdf$/;
/** An SVG is a document: it must not run scripts. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

const picked = (headers: Headers, names: readonly string[]): Headers =>
  new Headers(
    names.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** @param imagesUrl the root of the image service */
export function createImagesApp(imagesUrl: string): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  app.get('/*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const path = pathname.replace(/^\/images/, '');
    const headers = picked(context.req.raw.headers, PASSED_ON);
    // Files of drafts are for editors only.
    headers.set('authorization', `Bearer ${context.var.session.token}`);
    const answer = await fetch(`${imagesUrl}${path}${search}`, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), context.req.raw.signal]),
    }).catch(() => {
      throw new StudioError(502, 'BadGateway', 'The image service does not answer.');
    });
    const type = answer.headers.get('content-type') ?? '';
    const isDisplayed = answer.status === 304 || answer.status === 416 || (answer.ok && DISPLAYED.test(type));
    if (!isDisplayed) {
      await answer.body?.cancel();
      throw new StudioError(404, 'NotFound', 'There is no such file that could be displayed.');
    }
    const passed = picked(answer.headers, ANSWERED);
    passed.set('content-security-policy', POLICY);
    if (answer.status !== 416) return new Response(answer.body, { status: answer.status, headers: passed });
    // The image service explains it in JSON, which no editor sees.
    await answer.body?.cancel();
    for (const name of ['content-length', 'content-type']) passed.delete(name);
    return new Response(null, { status: 416, headers: passed });
  });
  return app;
}
