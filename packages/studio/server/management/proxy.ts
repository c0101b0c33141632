/** `/api`: proxies the management API of the studio's space, with the token of the signed-in editor. */
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { StudioError } from '../error.ts';
import type { SignedIn } from '../sessions/cookie.ts';

/** Same limits as in the API. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
const MAX_UPLOAD_BYTES = 50 * 1024 * 1024;
/** Enough for the longest filter: 200 ids of up to 64 characters. Node accepts headers of up to 16 KB in total. */
const MAX_SEARCH_LENGTH = 15_000;
const TIMEOUT_MS = 60_000;
const UPLOAD_TIMEOUT_MS = 10 * 60_000;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const MEDIA_TYPE = 'application/vnd.contentful.management.v1+json';
const REQUEST_HEADERS = /^(?:content-type|if-none-match|x-contentful-[\w-]+)$/;

interface Options {
  managementUrl: string;
  space: string;
  /** Base URLs of files: `apiBase` in the API's responses, `studioBase` in the studio. */
  files: { apiBase: string; studioBase: string };
}

const isUpload = ({ req }: Context): boolean => req.method === 'POST' && /\/uploads\/?$/.test(req.path);

/** Returns only the headers that the API reads. Drops cookies, IP addresses and other headers that browsers add. */
function passedHeaders(headers: Headers, token: string): Headers {
  const passed = new Headers({ authorization: `Bearer ${token}` });
  for (const [name, value] of headers) if (REQUEST_HEADERS.test(name)) passed.set(name, value);
  return passed;
}

export function createProxyApp({ managementUrl, space, files }: Options): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  // Editors must reach nothing outside the space, least of all tokens and invitations.
  const own = new RegExp(`^/spaces/${space.replaceAll('.', String.raw`\.`)}(?:/[\\w.~!$&'()*+,;=:@%-]+)*/?$`);

  const refuseLarge = (): never => {
    throw new StudioError(413, 'PayloadTooLarge', 'This is larger than the content service accepts.');
  };
  // Compress responses: each time the screen starts, it reads all content types, which are 200 KB of text.
  app.use('/*', compress());
  const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseLarge });
  app.use('/*', async (context, next) => {
    if (!isUpload(context)) return limit(context, next);
    const length = context.req.header('content-length');
    if (length === undefined)
      throw new StudioError(411, 'BadRequest', 'An upload needs a Content-Length header.');
    return Number(length) <= MAX_UPLOAD_BYTES ? next() : refuseLarge();
  });

  app.on(METHODS, '/*', async (context) => {
    const { method, raw } = context.req;
    const { pathname, search } = new URL(context.req.url);
    const path = pathname.replace(/^\/api/, '');
    // The API decodes the path. An encoded slash or dot would then lead to a different path.
    if (!own.test(path) || /%(?:2f|5c|2e|00)/i.test(path))
      throw new StudioError(404, 'NotFound', 'The resource could not be found.');
    if (search.length > MAX_SEARCH_LENGTH)
      throw new StudioError(414, 'BadRequest', 'The parameters are too long.');
    const body = isUpload(context)
      ? raw.body
      : (await raw.text()).replaceAll(`"${files.studioBase}/`, `"${files.apiBase}/`) || null;
    const timeout = AbortSignal.timeout(isUpload(context) ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
    const answer = await fetch(`${managementUrl}${path}${search}`, {
      method,
      headers: passedHeaders(raw.headers, context.var.session.token),
      body,
      redirect: 'manual',
      signal: AbortSignal.any([timeout, raw.signal]),
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    }).catch(() => {
      throw new StudioError(502, 'BadGateway', 'The content service isn’t responding.');
    });
    const text = (await answer.text()).replaceAll(`"${files.apiBase}/`, `"${files.studioBase}/`);
    const headers = new Headers({ 'cache-control': 'private, no-store' });
    // Never pass on the content type: a response served as a document could run scripts at this origin.
    if (text !== '') headers.set('content-type', MEDIA_TYPE);
    for (const name of ['etag', 'retry-after', 'x-contentful-request-id']) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(text === '' ? null : text, { status: answer.status, headers });
  });
  return app;
}
