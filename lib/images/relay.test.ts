import { DRAFT_COOKIE } from '@/lib/content/preview/preview-cookies';
import {
  createPreviewGrant,
  PREVIEW_GRANT_COOKIE,
  PREVIEW_GRANT_SECONDS,
} from '@/lib/content/preview/preview-grant';
import { relayImage } from './relay';
import { SITE_SECRETS } from '../../tests/fixtures/site-secrets';

const CONVERSION = 'w=400&q=80&fm=webp';
const AVIF = 'w=400&q=60&fm=avif';
const PATH = '/images/space/asset/token/file.jpg';
const MAX_CONVERSIONS = 600;

const upstream = jest.spyOn(globalThis, 'fetch');

beforeAll(() => {
  Object.assign(process.env, {
    IMAGES_UPSTREAM_URL: 'http://127.0.0.1:4999',
    ...SITE_SECRETS,
  });
});
beforeEach(() => upstream.mockReset());

const answer = (cache: string): void =>
  void upstream.mockImplementation(() =>
    Promise.resolve(new Response('image', { headers: { 'x-cache': cache, 'x-secret': 'x', etag: '"1"' } })),
  );
const get = (query: string, address: string, accept = 'image/webp'): Promise<Response> =>
  relayImage(
    new Request(`http://localhost:3000${PATH}${query}`, { headers: { 'x-forwarded-for': address, accept } }),
    { fixed: new Set(), negotiated: new Map([[CONVERSION, AVIF]]) },
  );
async function statuses(query: string, address: string, times: number): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let time = 0; time < times; time += 1) {
    const { status } = await get(query, address);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

test('relays a conversion that the site uses, with only image headers', async () => {
  answer('HIT');
  const response = await get(`?${CONVERSION}&utm_id=1`, '192.0.2.1');
  expect(String(upstream.mock.calls[0]?.[0])).toBe(`http://127.0.0.1:4999${PATH}?${CONVERSION}`);
  expect([response.status, await response.text()]).toEqual([200, 'image']);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/plain;charset=UTF-8',
    etag: '"1"',
    vary: 'accept',
  });
});

test('serves AVIF to browsers that accept it, with Vary: Accept', async () => {
  answer('HIT');
  const response = await get(`?${CONVERSION}`, '192.0.2.1', 'image/avif,image/webp');
  expect(String(upstream.mock.calls[0]?.[0])).toBe(`http://127.0.0.1:4999${PATH}?${AVIF}`);
  expect(response.headers.get('vary')).toBe('accept');
  expect((await get('', '192.0.2.1', 'image/avif')).headers.get('vary')).toBeNull();
});

test('relays range requests and 416 responses', async () => {
  const range = { range: 'bytes=99-', 'if-range': '"1"' };
  upstream.mockResolvedValue(
    new Response('', { status: 416, headers: { 'content-range': 'bytes */10', 'accept-ranges': 'bytes' } }),
  );
  const response = await relayImage(new Request(`http://localhost:3000${PATH}`, { headers: range }), {
    fixed: new Set(),
    negotiated: new Map(),
  });
  expect(Object.fromEntries(new Headers(upstream.mock.calls[0]?.[1]?.headers))).toEqual(range);
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */10');
});

test('never requests unknown conversions or paths from the image server', async () => {
  expect((await get('?w=401&q=80&fm=webp', '192.0.2.1')).status).toBe(400);
  const outside = await relayImage(new Request('http://localhost:3000/images/a'), {
    fixed: new Set(),
    negotiated: new Map(),
  });
  expect(outside.status).toBe(404);
  expect(upstream).not.toHaveBeenCalled();
});

test('limits uncached conversions per visitor; cached images and originals do not count', async () => {
  answer('HIT, MISS');
  expect(await statuses(`?${CONVERSION}`, '192.0.2.2', MAX_CONVERSIONS + 10)).toEqual({
    200: MAX_CONVERSIONS + 10,
  });
  answer('MISS');
  expect(await statuses(`?${CONVERSION}`, '192.0.2.2', MAX_CONVERSIONS + 10)).toEqual({
    200: MAX_CONVERSIONS,
    429: 10,
  });
  expect(upstream).toHaveBeenCalledTimes(2 * MAX_CONVERSIONS + 10);
  expect((await get(`?${CONVERSION}`, '192.0.2.3')).status).toBe(200);
  expect((await get('', '192.0.2.2')).status).toBe(200);
});

test('counts concurrent conversions toward the limit', async () => {
  answer('MISS');
  const all = await Promise.all(
    Array.from({ length: MAX_CONVERSIONS + 10 }, () => get(`?${CONVERSION}`, '192.0.2.4')),
  );
  expect(all.filter(({ status }) => status === 429)).toHaveLength(10);
});

const NOW = Date.now();
const grant = (at: number, secret = SITE_SECRETS.PREVIEW_SECRET): string =>
  `${DRAFT_COOKIE}=1; ${PREVIEW_GRANT_COOKIE}=${createPreviewGrant(secret, at)}`;

test.each<[who: string, headers: Record<string, string>, expected: string | null]>([
  ['a visitor', {}, null],
  ['a forged draft cookie', { cookie: `${DRAFT_COOKIE}=1` }, null],
  ['a grant of another secret', { cookie: grant(NOW, 'x'.repeat(32)) }, null],
  ['an expired grant', { cookie: grant(NOW - (PREVIEW_GRANT_SECONDS + 1) * 1000) }, null],
  ['an export', { authorization: 'Bearer of-the-export' }, 'Bearer of-the-export'],
  ['a preview', { cookie: grant(NOW) }, `Bearer ${SITE_SECRETS.CONTENTFUL_PREVIEW_TOKEN}`],
])('sends the image server the right token for %s', async (_who, headers, expected) => {
  answer('HIT');
  const request = new Request(`http://localhost:3000${PATH}`, { headers });
  await relayImage(request, { fixed: new Set(), negotiated: new Map() });
  const sent = new Headers(upstream.mock.calls[0]?.[1]?.headers);
  expect([sent.get('authorization'), sent.get('cookie')]).toEqual([expected, null]);
});
