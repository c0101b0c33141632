import { z } from 'zod';
import { GET } from '../../../app/api/search/suggest/route';
import { ContentSync } from '../../../lib/content/sync/content-sync';
import { LiveIndex } from '../../../lib/search/live-index';
import { SITE_SECRETS } from '../../fixtures/site-secrets';

const ANSWER = z.object({
  suggestions: z.array(
    z.object({
      title: z.array(z.object({ text: z.string(), marked: z.boolean() })),
      note: z.string(),
      href: z.string(),
    }),
  ),
});

const SITE = 'http://localhost:3000';
const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const entry = (id: string, type: string, fields: Record<string, unknown>) => ({
  sys: { id, contentType: link('ContentType', type) },
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }])),
});
const ARTICLE = entry('article', 'articleDetailPages', { title: 'Clean a fryer', slug: 'articles/fryer' });

const fetchSuggestions = (q: string, address: string): Promise<Response> =>
  GET(
    new Request(`${SITE}/api/search/suggest?q=${encodeURIComponent(q)}`, {
      headers: { 'x-forwarded-for': address },
    }),
  );

beforeAll(() => {
  Object.assign(process.env, {
    ...SITE_SECRETS,
  });
});

afterEach(() => {
  globalThis.searchIndex = undefined;
});

function contentOf(entries: unknown[] | Error): void {
  const sync = new ContentSync({
    async *changes() {
      if (entries instanceof Error) throw entries;
      yield { entries, assets: [], deletedEntries: [], deletedAssets: [] };
      return 'token';
    },
  });
  globalThis.searchIndex = new LiveIndex(sync);
}

test('returns highlighted suggestions', async () => {
  contentOf([ARTICLE]);
  const response = await fetchSuggestions('fry', '192.0.2.1');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(ANSWER.parse(await response.json()).suggestions).toEqual([
    {
      title: [
        { text: 'Clean a ', marked: false },
        { text: 'fryer', marked: true },
      ],
      note: 'Article',
      href: '/en-us/articles/fryer',
    },
  ]);
});

test('returns no suggestions for an empty query', async () => {
  contentOf([ARTICLE]);
  expect(await (await fetchSuggestions('  ', '192.0.2.1')).json()).toEqual({ suggestions: [] });
});

test('returns 503 without an index', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  contentOf(new Error('no content service'));
  expect((await fetchSuggestions('fry', '192.0.2.2')).status).toBe(503);
});

test('rate-limits each visitor separately', async () => {
  contentOf([ARTICLE]);
  const statuses: number[] = [];
  for (let time = 0; time < 121; time += 1)
    statuses.push((await fetchSuggestions('fry', '192.0.2.3')).status);
  expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect((await fetchSuggestions('fry', '192.0.2.4')).status).toBe(200);
});
