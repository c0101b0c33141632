/** @jest-environment node */
import { ContentUnavailableError } from '../client/content-unavailable';
import { expireTags } from '@/lib/processes/tag-expirations';
import { isPreview } from '../preview/draft-mode';
import { cacheUntilExpired } from './cache-until-expired';
import { defineCachedRead, FALLBACK_SECONDS } from './cached-read';

jest.mock('../preview/draft-mode', () => ({ isPreview: jest.fn() }));
jest.mock('./cache-until-expired', () => ({ cacheUntilExpired: jest.fn(), MAX_AGE_SECONDS: 86_400 }));

const preview = jest.mocked(isPreview);
const cachedWith = jest.mocked(cacheUntilExpired);

beforeEach(() => preview.mockResolvedValue(false));
afterEach(() => {
  jest.clearAllMocks();
  jest.restoreAllMocks();
  globalThis.lastGoodStores = undefined;
});

const source = { isDown: false };
const define = () =>
  defineCachedRead({
    name: 'product',
    load: (drafts, slug: string, page: number) =>
      source.isDown
        ? Promise.reject(new ContentUnavailableError('Product', 'status 503'))
        : Promise.resolve({ value: `${drafts ? 'draft' : 'published'} ${slug} ${page}`, tags: [slug] }),
    maxLastGood: 10,
  });

test('reads through the cached function, tagged', async () => {
  const product = define();
  const getCached = jest.fn(product.cached);
  expect(await product.read(getCached, 'soap', 2)).toBe('published soap 2');
  expect(getCached).toHaveBeenCalledWith('soap', 2);
  expect(cachedWith).toHaveBeenCalledWith(['soap'], undefined);
});

test('loads drafts past the cache in preview, and keeps them from visitors', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  preview.mockResolvedValue(true);
  const product = define();
  const getCached = jest.fn(product.cached);
  expect(await product.read(getCached, 'soap', 1)).toBe('draft soap 1');
  expect(getCached).not.toHaveBeenCalled();
  source.isDown = true;
  await expect(product.cached('soap', 1)).rejects.toThrow('status 503');
  source.isDown = false;
});

test('a service without drafts is read once for all previews, and again when a tag expires', async () => {
  preview.mockResolvedValue(true);
  let reads = 0;
  const rating = defineCachedRead({
    name: 'rating',
    hasDrafts: false,
    load: (_preview, id: string) => Promise.resolve({ value: (reads += 1), tags: [`rating:${id}`] }),
  });
  const read = () => rating.read(rating.cached, 'soap');
  expect([await read(), await read()]).toEqual([1, 1]);
  expireTags(['rating:other']);
  expect(await read()).toBe(1);
  expireTags(['rating:soap']);
  expect([await read(), await read()]).toEqual([2, 2]);
});

test('what replaces a failure is read again after its own time', async () => {
  preview.mockResolvedValue(true);
  jest.useFakeTimers({ now: performance.timeOrigin });
  let reads = 0;
  const rating = defineCachedRead({
    name: 'rating',
    hasDrafts: false,
    load: () => Promise.resolve({ value: (reads += 1), tags: [], maxAge: 10 }),
  });
  const read = () => rating.read(rating.cached);
  expect([await read(), await read()]).toEqual([1, 1]);
  jest.advanceTimersByTime(10_000);
  expect(await read()).toBe(2);
  jest.useRealTimers();
});

test('caches the last good value of the same arguments while the service is down', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const product = define();
  await product.cached('soap', 1);
  source.isDown = true;
  expect(await product.cached('soap', 1)).toBe('published soap 1');
  // For a short time: nothing expires it when the service is back.
  expect(cachedWith.mock.calls).toEqual([
    [['soap'], undefined],
    [['soap'], FALLBACK_SECONDS],
  ]);
  await expect(product.cached('soap', 2)).rejects.toThrow('status 503');
  source.isDown = false;
});

test('caches what replaces a failure for a shorter time', async () => {
  const rating = defineCachedRead({
    name: 'rating',
    load: (_preview, _id: string): Promise<{ value: number | null; tags: string[] }> =>
      Promise.reject(new Error('down')),
    onFailure: (_error, _lastGood, [id]) => ({ value: null, tags: [id], maxAge: 10 }),
  });
  expect(await rating.cached('soap')).toBeNull();
  expect(cachedWith).toHaveBeenCalledWith(['soap'], 10);
});
