import type { CategoryTileFragment } from '@/graphql/generated/operations';
import { getAllArticles, getListedArticles } from './article-list';

const sent: ({ query: string } & Variables)[] = [];

jest.mock('../preview/draft-mode', () => ({ isPreview: () => Promise.resolve(false) }));
interface Variables {
  topic?: string | null;
  limit?: number;
  skip?: number;
}
/** Mocks a content service with 5,000 articles, none of them about air. */
function mockQuery(query: string) {
  return (_document: unknown, { topic, limit, skip }: Variables) => {
    sent.push({ query, topic, limit, skip });
    const total = topic === 'air' ? 0 : 5_000;
    return Promise.resolve({ data: { articleDetailPagesCollection: { total, items: [] } }, tags: [] });
  };
}
jest.mock('../client/query', () => ({ LOCALE: 'en-US', queryContent: mockQuery('of a page') }));
jest.mock('../client/query-on-input', () => ({ queryOnInput: mockQuery('on input') }));

beforeEach(() => sent.splice(0));

const topic = (code: string): CategoryTileFragment => ({
  __typename: 'Category',
  sys: { id: `category-${code}` },
  title: code,
  code,
  description: null,
  link: null,
  image: null,
});
const page = {
  listingType: 'articles',
  topicsCollection: { items: [topic('kitchen'), topic('air')] },
};

test('reads one page from a list of 5,000 articles with a single query for 24 articles', async () => {
  const list = await getListedArticles(page, new URLSearchParams());
  expect(list).toMatchObject({ total: 5_000, page: 1, pages: 209 });
  expect(sent.filter(({ limit }) => limit !== undefined)).toEqual([
    { query: 'of a page', topic: null, limit: 24, skip: 0 },
  ]);
});

test('does not offer a topic without articles', async () => {
  expect((await getListedArticles(page, new URLSearchParams())).topics).toEqual(['kitchen']);
});

test('returns no articles for an unknown topic, without a query for it', async () => {
  const list = await getListedArticles(page, new URLSearchParams({ topic: 'made-up' }));
  expect(list.total).toBe(0);
  expect(sent.map(({ topic }) => topic)).not.toContain('made-up');
});

test('rate-limits queries for later pages, and returns the last page if the page number is too high', async () => {
  const list = await getAllArticles(new URLSearchParams({ page: '900' }));
  expect(list).toMatchObject({ page: 105, pages: 105 });
  expect(sent).toEqual([
    { query: 'on input', topic: null, limit: 48, skip: 899 * 48 },
    { query: 'on input', topic: null, limit: 48, skip: 104 * 48 },
  ]);
});
