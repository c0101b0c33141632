import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import { urlFileName } from '../space/asset-urls.ts';
import type { AssetBytes } from '../space/types.ts';
import type { Spaces } from '../spaces.ts';
import { requestedRange } from './byte-range.ts';
import { ImageCache } from './cache.ts';
import { conversionSize } from './conversion-size.ts';
import { convert } from './convert.ts';
import { ImageParameterError, imageParameters } from './parameters.ts';
import { placeholderOf } from './placeholder.ts';
import { mediaTypeOf, planConversion } from './plan.ts';
import { BusyError, ConversionQueue } from './queue.ts';
import { sourceOf } from './source.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const CONVERTIBLE = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
]);

/** Media types that browsers display without running them. Anything else, such as HTML, is downloaded. */
const DISPLAYED = /^(?:image|video|audio)\/|^application\/pdf$/;

/** Bump when the same parameters convert to different bytes. */
const CONVERSION_VERSION = 'v3';

function refuse(
  context: Context,
  status: 400 | 404 | 416 | 503,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return context.json(
    { sys: { type: 'Error', id: status === 404 ? 'NotFound' : 'BadRequest' }, message },
    status,
    { 'cache-control': 'no-store', ...headers },
  );
}

/** Returns the original file, or the range of it that a video player requests. */
function original(context: Context, bytes: AssetBytes, headers: Record<string, string>): Response {
  const { size } = statSync(bytes.path);
  const all = { ...headers, 'accept-ranges': 'bytes', 'content-type': bytes.contentType };
  // Ranges apply to GET only.
  if (context.req.method === 'HEAD')
    return new Response(null, { headers: { ...all, 'content-length': String(size) } });
  const part = requestedRange(
    { range: context.req.header('range'), ifRange: context.req.header('if-range') },
    { size, etag: headers.etag ?? '' },
  );
  if (part === null)
    return refuse(context, 416, 'The range is outside the file', { 'content-range': `bytes */${size}` });
  const { start, end } = part ?? { start: 0, end: size - 1 };
  return new Response(stream(bytes.path, start, Math.max(start, end)), {
    status: part ? 206 : 200,
    headers: {
      ...all,
      ...(part && { 'content-range': `bytes ${start}-${end}/${size}` }),
      'content-length': String(end - start + 1),
    },
  });
}

function stream(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>;
}

/** Returns the requested size. An invalid width or height is ignored. */
function sizeIn(parameters: URLSearchParams): { width: number | undefined; height: number | undefined } {
  const numberIn = (name: string): number | undefined => {
    const value = Number(parameters.get(name) ?? Number.NaN);
    return Number.isInteger(value) && value > 0 ? value : undefined;
  };
  return { width: numberIn('w'), height: numberIn('h') };
}

/** Creates the Images API: `/images/{space}/{asset}/{token}/{fileName}`. */
export function createImagesApp(options: {
  spaces: Pick<Spaces, 'assetFile' | 'publicFile' | 'asset' | 'publishedAsset'>;
  mayReadDrafts: (token: string) => boolean;
  dataDir: string;
  conversions: number;
}): Hono {
  const cache = new ImageCache({ folder: join(options.dataDir, 'images') });
  const queue = new ConversionQueue({ concurrency: options.conversions });
  const app = new Hono();
  const { spaces } = options;

  /** Responds with a placeholder image, or with 404 when there is no such image. */
  async function respondWithPlaceholder(
    context: Context,
    url: URL,
    id: string,
    readsDrafts: boolean,
  ): Promise<Response> {
    const { space = '', fileName = '' } = context.req.param();
    const asset = readsDrafts ? spaces.asset(space, id) : spaces.publishedAsset(space, id);
    const picture = asset && (await placeholderOf(asset, fileName, sizeIn(url.searchParams)));
    if (!picture) return refuse(context, 404, `The image ${id} does not exist`);
    return new Response(context.req.method === 'HEAD' ? null : picture, {
      headers: {
        'content-type': 'image/png',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      },
    });
  }

  app.get('/:space/:asset/:token/:fileName', async (context) => {
    const { space, asset, token, fileName } = context.req.param();
    const bearer = context.req.header('authorization')?.replace(/^Bearer\s+/i, '');
    const readsDrafts = bearer !== undefined && options.mayReadDrafts(bearer);
    const open = spaces.publicFile(space, asset, fileName, token);
    const bytes = readsDrafts ? spaces.assetFile(space, asset, fileName, token) : open;
    const url = new URL(context.req.url);
    if (!bytes || urlFileName(bytes.fileName) !== urlFileName(fileName))
      return respondWithPlaceholder(context, url, asset, readsDrafts);
    const convertible = CONVERTIBLE.has(bytes.contentType);
    try {
      const parameters = imageParameters(url.searchParams);
      const converts = convertible && Object.values(parameters).some((value) => value !== undefined);
      const key = createHash('sha256')
        .update(JSON.stringify([CONVERSION_VERSION, asset, bytes.token, converts ? parameters : null]))
        .digest('hex');
      const headers: Record<string, string> = {
        etag: `"${key.slice(0, 32)}"`,
        // A URL with an old token returns the latest bytes, so it must not be cached for long.
        'cache-control':
          bytes.token !== open?.token
            ? 'private, no-store'
            : token === bytes.token
              ? IMMUTABLE
              : 'public, max-age=60',
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
        'timing-allow-origin': '*',
        // An SVG can contain scripts, which must not run.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      };
      if (!DISPLAYED.test(bytes.contentType)) headers['content-disposition'] = 'attachment';
      if (bytes.contentType === 'application/pdf')
        headers['content-security-policy'] =
          "default-src 'none'; object-src 'self'; plugin-types application/pdf";
      if (
        context.req
          .header('if-none-match')
          ?.split(/,\s*/)
          .includes(headers.etag ?? '')
      )
        return new Response(null, { status: 304, headers });
      if (!converts) return original(context, bytes, headers);
      const { path, token: version, contentType } = bytes;
      const source = await sourceOf(path, version, contentType);
      const plan = planConversion(parameters, source, contentType);
      if (plan === null) return original(context, bytes, headers);
      const { bytes: converted, wasCached } = await cache.get(key, () =>
        queue.run(conversionSize(parameters, source, contentType), () => convert(path, parameters, plan)),
      );
      return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(converted), {
        headers: {
          ...headers,
          'content-type': mediaTypeOf(plan),
          'content-length': String(converted.length),
          // Contentful's CDN sends this header.
          'x-cache': wasCached ? 'HIT' : 'MISS',
        },
      });
    } catch (error) {
      if (error instanceof ImageParameterError) return refuse(context, 400, error.message);
      if (error instanceof BusyError) return refuse(context, 503, error.message, { 'retry-after': '2' });
      throw error;
    }
  });
  return app;
}
