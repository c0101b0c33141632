/**
 * HTTP behavior of the delivery API, and the features that it does not support (docs/services.md, "Contentful delivery
 * and preview").
 */
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { createDeliveryApp } from '../../rest/delivery.ts';
import { ContentStore } from '../../space/store.ts';
import { FIXTURE, NAMES } from '../graphql/service.ts';

const BASE = '/spaces/fixture/environments/master';
const app = createDeliveryApp({
  store: new ContentStore(FIXTURE, NAMES),
  preview: false,
  token: 'delivery-token',
  publicImageBase: 'http://127.0.0.1/images',
  publicBase: 'http://127.0.0.1/cdn',
});
const read = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  app.request(`${BASE}${path}`, { headers: { authorization: 'Bearer delivery-token', ...headers } });
const ERROR = z.object({
  sys: z.object({ type: z.literal('Error'), id: z.string() }),
  requestId: z.string(),
});

test('sends an ETag and answers 304 while the response is unchanged', async () => {
  const first = await read('/entries');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).not.toBe('');
  const again = await read('/entries', { 'if-none-match': tag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await read('/entries?limit=1', { 'if-none-match': tag })).status).toBe(200);
});

test('compresses a large response for clients that accept gzip', async () => {
  const plain = await read('/entries');
  const zipped = await read('/entries', { 'accept-encoding': 'gzip' });
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString('utf8')).toBe(await plain.text());
});

test('allows cross-origin requests and answers preflight requests', async () => {
  expect((await read('/entries')).headers.get('access-control-allow-origin')).toBe('*');
  const preflight = await app.request(`${BASE}/entries`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://www.example.com',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,x-contentful-user-agent',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
});

test.each([
  ['an unknown entry', '/entries/none', 404, 'NotFound'],
  ['an unknown path', '/nothing', 404, 'NotFound'],
  ['a filter that is not understood', '/entries?colour=red', 400, 'InvalidQuery'],
  ['a concept', '/taxonomy/concepts/none', 404, 'NotFound'],
])("returns an error in Contentful's format with CORS headers for %s", async (_name, path, status, id) => {
  const response = await read(path);
  expect(response.status).toBe(status);
  expect(ERROR.parse(await response.json()).sys.id).toBe(id);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test.each(['concepts', 'concept-schemes'])('returns an empty, well-formed list of %s', async (list) => {
  expect(await (await read(`/taxonomy/${list}`)).json()).toEqual({
    sys: { type: 'Array' },
    limit: 100,
    items: [],
    pages: {},
  });
});
