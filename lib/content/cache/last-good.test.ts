/** @jest-environment node */
import { ContentUnavailableError } from '../client/content-unavailable';
import { lastGoodStore, loadOrLastGood } from './last-good';

const DOWN = new ContentUnavailableError('Page', 'status 503');
const load = (value: string) => () => Promise.resolve(value);
const fail = (error: unknown) => () => Promise.reject(error);

let warn: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  warn.mockRestore();
  globalThis.lastGoodStores = undefined;
});

test('serves the last good value of a key while the content service is down, and logs it', async () => {
  const store = lastGoodStore<string>('pages', 2);
  const loaded = await loadOrLastGood(store, 'soap', load('Soap'));
  expect(loaded).toEqual({ value: 'Soap', isFallback: false });
  expect(await loadOrLastGood(store, 'soap', fail(DOWN))).toEqual({ value: 'Soap', isFallback: true });
  expect(warn.mock.calls.flat().join()).toContain('ContentServedStale');
  await expect(loadOrLastGood(store, 'wax', fail(DOWN))).rejects.toBe(DOWN);
});

test('serves it for an error that lost its class in a cached function', async () => {
  const store = lastGoodStore<string>('pages', 2);
  await loadOrLastGood(store, 'soap', load('Soap'));
  const masked = Object.assign(new Error('An error occurred.'), { digest: DOWN.digest });
  expect(await loadOrLastGood(store, 'soap', fail(masked))).toEqual({ value: 'Soap', isFallback: true });
});

test('rethrows any other error', async () => {
  const store = lastGoodStore<string>('pages', 2);
  await loadOrLastGood(store, 'soap', load('Soap'));
  const bug = new TypeError('a bug');
  await expect(loadOrLastGood(store, 'soap', fail(bug))).rejects.toBe(bug);
});

test('never brings back what is gone', async () => {
  const store = lastGoodStore<string | null>('pages', 2);
  const policy = { isGood: (value: string | null) => value !== null };
  await loadOrLastGood<string | null>(store, 'soap', load('Soap'), policy);
  await loadOrLastGood<string | null>(store, 'soap', () => Promise.resolve(null), policy);
  await expect(loadOrLastGood<string | null>(store, 'soap', fail(DOWN), policy)).rejects.toBe(DOWN);
});

test('a read may replace its own failures', async () => {
  const store = lastGoodStore<string>('ratings', 2);
  const policy = {
    onFailure: (_error: unknown, lastGood: string | undefined) => lastGood ?? 'none',
  };
  expect(await loadOrLastGood(store, 'soap', fail(new Error('down')), policy)).toEqual({
    value: 'none',
    isFallback: true,
  });
  await loadOrLastGood(store, 'soap', load('4.5'), policy);
  expect(await loadOrLastGood(store, 'soap', fail(new Error('down')), policy)).toEqual({
    value: '4.5',
    isFallback: true,
  });
});

test('a store belongs to the process, holds its maximum, and evicts the least recently used', () => {
  const store = lastGoodStore<string>('pages', 2);
  store.set('a', 'A');
  store.set('b', 'B');
  expect(lastGoodStore<string>('pages', 2).get('a')).toBe('A');
  store.set('c', 'C');
  expect(['a', 'b', 'c'].map(store.get)).toEqual(['A', undefined, 'C']);
  expect(lastGoodStore<string>('shell', 1).get('a')).toBeUndefined();
});
