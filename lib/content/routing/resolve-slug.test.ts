import { expireTags } from '@/lib/expiration/tag-expirations';
import { loadResolution } from './load-resolution';
import { resolveSlug } from './resolve-slug';

jest.mock('./load-resolution', () => ({ loadResolution: jest.fn() }));
const load = jest.mocked(loadResolution);

const MISSING = { kind: 'missing' } as const;
const PAGE = { kind: 'page' } as const;
const MAX_MISSING = 60;

/** Slugs requested from the mocked content service. Slugs that start with `page` exist there. */
const loaded: string[] = [];

beforeEach(() => {
  load.mockImplementation((slug) => {
    loaded.push(slug);
    return Promise.resolve(slug.startsWith('page') ? PAGE : MISSING);
  });
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockReturnValue();
  expireTags([]);
});
afterEach(async () => {
  // Let all rate limit windows end before the next test.
  await jest.advanceTimersByTimeAsync(120_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
  loaded.length = 0;
});

/** Returns the kind of the resolution, `unknown`, or the status of a refusal. */
const outcome = (slug: string, address: string): Promise<string | number> =>
  resolveSlug(slug, address).then(
    (resolution) => resolution?.kind ?? 'unknown',
    (error: { status: number }) => error.status,
  );

async function outcomes(all: Promise<string | number>[]): Promise<Record<string, number>> {
  const results = Promise.all(all);
  await jest.advanceTimersByTimeAsync(10_000);
  const counts: Record<string, number> = {};
  for (const each of await results) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
}

test('limits missing slugs per visitor, without limiting known pages or other visitors', async () => {
  await outcomes([outcome('page-a', '192.0.2.1')]);
  for (let times = 0; times < 4; times += 1)
    await outcomes(
      Array.from({ length: 20 }, (_, number) => outcome(`none-${times}-${number}`, '192.0.2.1')),
    );
  expect(loaded).toHaveLength(1 + MAX_MISSING);
  expect(await outcomes([outcome('page-b', '192.0.2.1')])).toEqual({ 429: 1 });
  expect(await outcomes([outcome('page-b', '192.0.2.2')])).toEqual({ page: 1 });
  expireTags([]);
  expect(await outcomes([outcome('page-a', '192.0.2.1'), outcome('page-b', '192.0.2.1')])).toEqual({
    page: 2,
  });
});

test('does not count existing pages or known missing slugs', async () => {
  for (let times = 0; times < 5; times += 1)
    expect(
      await outcomes(
        Array.from({ length: 20 }, (_, number) => outcome(`page-${times}-${number}`, '192.0.2.3')),
      ),
    ).toEqual({ page: 20 });
  expect(await outcomes(Array.from({ length: 200 }, () => outcome('none', '192.0.2.3')))).toEqual({
    429: 140,
    missing: 60,
  });
  expect(loaded.filter((slug) => slug === 'none')).toHaveLength(1);
  expect(await outcomes(Array.from({ length: 200 }, () => outcome('none', '192.0.2.3')))).toEqual({
    missing: 200,
  });
});

test('loads at most 20 new slugs a second for all visitors together, and queues a few more', async () => {
  const all = Array.from({ length: 200 }, (_, number) => outcome(`new-${number}`, `198.51.100.${number}`));
  await jest.advanceTimersByTimeAsync(0);
  expect(loaded).toHaveLength(5);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(loaded).toHaveLength(25);
  expect(await outcomes(all)).toEqual({ missing: 65, unknown: 135 });
});

test('counts requests refused by a full queue toward the visitor’s limit, until all get 429', async () => {
  const all = Array.from({ length: 200 }, (_, number) => outcome(`full-${number}`, `203.0.113.${number}`));
  await jest.advanceTimersByTimeAsync(0);
  const late = Array.from({ length: 100 }, (_, number) => outcome(`late-${number}`, '192.0.2.6'));
  expect(await outcomes(late)).toEqual({ unknown: MAX_MISSING, 429: 100 - MAX_MISSING });
  await outcomes(all);
});

test('does not record a slug as missing if it became a page while loading', async () => {
  let finish = (): void => undefined;
  load.mockImplementation(async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return MISSING;
  });
  const loading = resolveSlug('later', '192.0.2.4');
  await jest.advanceTimersByTimeAsync(0);
  expireTags([]);
  finish();
  expect(await loading).toEqual(MISSING);
  load.mockResolvedValue(PAGE);
  expect(await resolveSlug('later', '192.0.2.4')).toEqual(PAGE);
});
