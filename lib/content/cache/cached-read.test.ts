import { AsyncLocalStorage } from 'node:async_hooks';
import { currentTime, expireTags } from '@/lib/expiration/tag-expirations';
import { ContentUnavailableError } from '../client/content-unavailable';
import { isPreview } from '../preview/draft-mode';
import { defineCachedRead, FALLBACK_SECONDS, type Tagged } from './cached-read';
import { ReadScope } from './read-scope';

jest.mock('../preview/draft-mode', () => ({ isPreview: jest.fn() }));

const preview = jest.mocked(isPreview);
let warn: jest.SpiedFunction<typeof console.warn>;

/** Each test starts an hour after the previous one, so that earlier expirations do not affect it. */
let hours = 0;
beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime((hours += 1) * 3600_000);
  preview.mockResolvedValue(false);
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  globalThis.readCaches = undefined;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const DOWN = new ContentUnavailableError('Product', 'status 503');

/** Expires tags and advances the clock, so that later loads start after the expiration. */
function expire(tags: string[]): void {
  expireTags(tags);
  jest.advanceTimersByTime(1);
}

/** Creates a fake service whose text can change, and a cached read that counts its loads. */
function setUp(options: { isGood?: (value: string) => boolean } = {}) {
  const service = { text: 'Soap', isDown: false, loads: 0, answers: Promise.resolve() };
  const read = defineCachedRead({
    name: 'product',
    load: async (drafts, slug: string): Promise<Tagged<string>> => {
      service.loads += 1;
      const { text, isDown } = service;
      await service.answers;
      if (isDown) throw DOWN;
      return { value: `${drafts ? 'draft' : 'published'} ${slug} ${text}`, tags: [`entry:${slug}`] };
    },
    ...options,
  });
  /** Waits until this many loads have started. */
  const begun = async (loads: number): Promise<void> => {
    while (service.loads < loads) await Promise.resolve();
  };
  return { service, read, begun };
}

/**
 * Runs cached reads as a page would.
 * @returns the scope that collected their tags
 */
async function scopeOf(work: () => Promise<unknown>): Promise<ReadScope> {
  const scope = new ReadScope();
  await scope.run(work);
  return scope;
}

test('loads a value once, until one of its tags expires', async () => {
  const { service, read } = setUp();
  expect([await read('a'), await read('a')]).toEqual(['published a Soap', 'published a Soap']);
  service.text = 'Wax';
  expire(['entry:b']);
  expect([await read('a'), service.loads]).toEqual(['published a Soap', 1]);
  expire(['entry:a']);
  expect([await read('a'), service.loads]).toEqual(['published a Wax', 2]);
  expire(['everything']);
  await read('a');
  expect(service.loads).toBe(3);
});

test('shares one load among 200 concurrent requests', async () => {
  const { service, read } = setUp();
  const values = await Promise.all(Array.from({ length: 200 }, () => read('a')));
  expect([new Set(values).size, service.loads]).toEqual([1, 1]);
});

test('does not join a load that started before an expiration', async () => {
  const { service, read, begun } = setUp();
  let answer = (): void => undefined;
  service.answers = new Promise((resolve) => (answer = resolve));
  const before = read('a');
  await begun(1);
  service.text = 'Wax';
  expire(['entry:a']);
  const after = read('a');
  await begun(2);
  answer();
  expect([await before, await after, await read('a')]).toEqual([
    'published a Soap',
    'published a Wax',
    'published a Wax',
  ]);
  expect(service.loads).toBe(2);
});

test('waits for the new value while an expired one reloads', async () => {
  const { service, read, begun } = setUp();
  await read('a');
  service.text = 'Wax';
  expire(['entry:a']);
  const first = read('a');
  await begun(2);
  expect([await read('a'), await first, service.loads]).toEqual(['published a Wax', 'published a Wax', 2]);
});

test('a slower, older load does not replace a newer value', async () => {
  const { service, read, begun } = setUp();
  let answer = (): void => undefined;
  service.answers = new Promise((resolve) => (answer = resolve));
  const slow = read('a');
  await begun(1);
  service.answers = Promise.resolve();
  service.text = 'Wax';
  expire(['entry:a']);
  await read('a');
  answer();
  await slow;
  expect([await read('a'), service.loads]).toEqual(['published a Wax', 2]);
});

test('adds tags to a page on a load, on a hit, and on a load that another page started', async () => {
  const { read } = setUp();
  const pages = await Promise.all([scopeOf(() => read('a')), scopeOf(() => read('a'))]);
  for (const { tags } of [...pages, await scopeOf(() => read('a'))])
    expect([...tags].sort()).toEqual(['entry:a', 'everything']);
});

test('expiring an inner read expires the outer read and its page, cached or not', async () => {
  const { service, read } = setUp();
  const outer = defineCachedRead({
    name: 'list',
    load: async (_preview, slug: string) => ({ value: [await read(slug)], tags: ['list:product'] }),
  });
  await read('a');
  await outer('a');
  // The outer value is cached, so the inner read does not run.
  const { tags } = await scopeOf(() => outer('a'));
  expect([...tags].sort()).toEqual(['entry:a', 'everything', 'list:product']);
  service.text = 'Wax';
  expire(['entry:a']);
  expect(await outer('a')).toEqual(['published a Wax']);
});

test('a page expires with the oldest of its reads, including nested ones', async () => {
  let loads = 0;
  const rating = defineCachedRead({
    name: 'rating',
    load: () => Promise.resolve({ value: (loads += 1), tags: [], maxAge: 10 }),
  });
  const outer = defineCachedRead({
    name: 'tile',
    load: async () => ({ value: await rating(), tags: [] }),
  });
  const loadedAt = currentTime();
  await outer();
  jest.advanceTimersByTime(4_000);
  const { expiresAt } = await scopeOf(outer);
  expect(expiresAt - loadedAt).toBeCloseTo(10_000, -2);
  jest.advanceTimersByTime(7_000);
  expect(await outer()).toBe(2);
});

test('a load runs outside the async context of its request', async () => {
  const visitor = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  const read = defineCachedRead({
    name: 'greeting',
    load: () => {
      seen.push(visitor.getStore());
      return Promise.resolve({ value: '', tags: [] });
    },
  });
  await visitor.run("Conor O'Brien", () => read());
  expect(seen).toEqual([undefined]);
});

test('returns values that callers cannot change', async () => {
  const read = defineCachedRead({
    name: 'brands',
    load: () => Promise.resolve({ value: { names: ['Tide', 'Dawn'] }, tags: [] }),
  });
  const { names } = await read();
  expect(() => names.sort()).toThrow(TypeError);
});

test('serves the last good value for half a minute while the service is down', async () => {
  const { service, read } = setUp();
  await read('a');
  service.isDown = true;
  expire(['entry:a']);
  const { tags, expiresAt } = await scopeOf(() => read('a'));
  expect(tags).toContain('entry:a');
  expect(expiresAt - currentTime()).toBeCloseTo(FALLBACK_SECONDS * 1000, -2);
  expect([await read('a'), service.loads]).toEqual(['published a Soap', 2]);
  expect(warn.mock.calls.flat().join()).toContain('ContentServedStale');
  Object.assign(service, { isDown: false, text: 'Wax' });
  jest.advanceTimersByTime(FALLBACK_SECONDS * 1000);
  expect(await read('a')).toBe('published a Wax');
});

test('remembers a failure for half a minute, or until something is published', async () => {
  const { service, read } = setUp();
  service.isDown = true;
  await expect(read('a')).rejects.toBe(DOWN);
  // A page that catches the error must expire as soon as the remembered error does.
  const { expiresAt } = await scopeOf(() => read('a').catch(() => undefined));
  expect(expiresAt - currentTime()).toBeCloseTo(FALLBACK_SECONDS * 1000, -2);
  expect(service.loads).toBe(1);
  service.isDown = false;
  await expect(read('a')).rejects.toBe(DOWN);
  expire(['entry:unrelated']);
  expect(await read('a')).toBe('published a Soap');
  service.isDown = true;
  await expect(read('b')).rejects.toBe(DOWN);
  service.isDown = false;
  jest.advanceTimersByTime(FALLBACK_SECONDS * 1000);
  expect([await read('b'), service.loads]).toEqual(['published b Soap', 4]);
});

test('rethrows other errors instead of falling back', async () => {
  const { service, read } = setUp();
  await read('a');
  expire(['entry:a']);
  const bug = new TypeError('a bug');
  service.answers = Promise.reject(bug);
  await expect(read('a')).rejects.toBe(bug);
});

test('caches missing content, and does not restore it during an outage', async () => {
  const { service, read } = setUp({ isGood: (value) => !value.includes('gone') });
  await read('a');
  service.text = 'gone';
  expire(['entry:a']);
  expect([await read('a'), await read('a'), service.loads]).toEqual([
    'published a gone',
    'published a gone',
    2,
  ]);
  service.isDown = true;
  expire(['entry:a']);
  await expect(read('a')).rejects.toBe(DOWN);
});

test('a read can replace a failure with a fallback value and a custom max age', async () => {
  const rating = { isDown: true, loads: 0 };
  const read = defineCachedRead({
    name: 'rating',
    hasDrafts: false,
    load: (): Promise<Tagged<number | null>> => {
      rating.loads += 1;
      return rating.isDown ? Promise.reject(new Error('down')) : Promise.resolve({ value: 4.5, tags: [] });
    },
    onFailure: (_error, lastGood) => ({ value: lastGood?.value ?? null, tags: ['reviews'], maxAge: 10 }),
  });
  expect([await read(), await read(), rating.loads]).toEqual([null, null, 1]);
  rating.isDown = false;
  jest.advanceTimersByTime(10_000);
  expect([await read(), rating.loads]).toEqual([4.5, 2]);
  rating.isDown = true;
  expire(['everything']);
  expect(await read()).toBe(4.5);
});

test('a preview reads drafts, hides them from visitors, and has no fallback', async () => {
  const { service, read } = setUp();
  await read('a');
  preview.mockResolvedValue(true);
  expect(await read('a')).toBe('draft a Soap');
  service.isDown = true;
  await expect(read('a')).rejects.toBe(DOWN);
  preview.mockResolvedValue(false);
  expect(await read('a')).toBe('published a Soap');
});

test('previews and visitors share reads from a service without drafts', async () => {
  preview.mockResolvedValue(true);
  let loads = 0;
  const read = defineCachedRead({
    name: 'rating',
    hasDrafts: false,
    load: () => Promise.resolve({ value: (loads += 1), tags: [] }),
  });
  expect([await read(), await read()]).toEqual([1, 1]);
});

test('reading with new arguments evicts only values from the same read', async () => {
  const { read: other, service } = setUp();
  await other('a');
  let loads = 0;
  const read = defineCachedRead({
    name: 'page of a list',
    load: (_preview, page: number) =>
      Promise.resolve({ value: [page, (loads += 1), 'x'.repeat(4_000)], tags: [] }),
    maxBytes: 12_000,
  });
  for (const page of [1, 2, 3]) await read(page);
  await read(3);
  expect(loads).toBe(3);
  await read(1);
  expect(loads).toBe(4);
  await other('a');
  expect(service.loads).toBe(1);
});

test.each([
  ['failures', true, 40],
  ['values without anything in them', false, 100],
])('bounds the memory used for made-up arguments: %s', async (_, isDown, most) => {
  const read = defineCachedRead({
    name: 'made-up',
    load: (_preview, page: number) =>
      isDown ? Promise.reject(DOWN) : Promise.resolve({ value: page, tags: [] }),
    maxBytes: 100_000,
  });
  for (let page = 0; page < 200; page += 1) await read(page).catch(() => undefined);
  const size = globalThis.readCaches?.get('made-up')?.size ?? 0;
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(most);
});
