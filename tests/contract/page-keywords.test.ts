import { linksOf } from '@cleanpro/contentful-local/space/view';
import { pages, space } from './published-pages.ts';

const keywords = [...pages].map(([slug, page]): [slug: string, keywords: unknown] => {
  const [metadata] = Object.values(page.fields.pageMetaData ?? {}).flatMap(linksOf);
  return [slug ?? page.sys.id, space.published.entry(metadata?.sys.id ?? '')?.fields.keywords?.['en-US']];
});

test('every page has keywords', () => {
  const without = keywords.filter(([, words]) => !Array.isArray(words) || words.length === 0);
  expect(without.map(([slug]) => slug)).toEqual([]);
});

test('no two pages have the same keywords', () => {
  const lists = keywords.map(([, words]) => JSON.stringify(words));
  expect(lists.filter((list, index) => lists.indexOf(list) !== index)).toEqual([]);
});
