/**
 * Tests the sample space with IDs and file names like those of a real Contentful space. No code may depend on the
 * format of an ID.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSearchQuery } from '../../lib/search/search-query';
import { findProblems } from '@cleanpro/content-check/rules';
import { ContentStore } from '@cleanpro/contentful-local/space/store';
import type { CatalogueProduct } from '@cleanpro/backend/reviews/catalogue/catalogue';
import { catalogueOfSpace } from '@cleanpro/services/catalogue-of-space';
import { realId } from '../real-ids/real-id.ts';
import { rewriteSpace } from '../real-ids/rewritten-space.ts';
import { EXPECTED_QUERIES } from './search/queries.ts';
import { startLiveIndex } from './search/running-index.ts';

// Reading a whole space twice is slow on a busy machine.
jest.setTimeout(120_000);

const SEED = 'contract';
const NAMES = { spaceId: 'cleanpro', environmentId: 'master' };
const folder = mkdtempSync(join(tmpdir(), 'real-ids-'));
// All tests share these stores, because no test writes to them.
let sample: ContentStore;
let rewritten: ContentStore;
beforeAll(() => {
  rewriteSpace({ source: 'packages/sample-space/content', target: folder }, SEED);
  sample = new ContentStore('packages/sample-space/content', NAMES);
  rewritten = new ContentStore(folder, NAMES);
});
afterAll(() => {
  sample.close();
  rewritten.close();
  rmSync(folder, { recursive: true, force: true });
});

test('every entry and asset gets a new id, and the content remains valid', () => {
  const idsOf = ({ current: { preview } }: ContentStore): string[] =>
    [...preview.entries(), ...preview.assets()].map(({ sys }) => sys.id);
  const ids = idsOf(rewritten);
  expect(ids).toHaveLength(idsOf(sample).length);
  expect(ids.filter((id) => !/^[0-9A-Za-z]{22}$/.test(id))).toEqual([]);
  expect(findProblems(rewritten.current)).toEqual([]);
});

test('every published asset has its file', () => {
  const space = rewritten.current;
  const missing = space.published.assets().filter((asset) => !space.bytesOf(asset));
  expect(missing.map(({ fields }) => fields.file?.['en-US']?.fileName)).toEqual([]);
});

async function searchIn(store: ContentStore): Promise<Map<string, string[]>> {
  const running = await startLiveIndex(store);
  try {
    const index = await running.index();
    return new Map(
      EXPECTED_QUERIES.map(({ query }) => [
        query,
        index.search(parseSearchQuery({ q: query })).hits.map(({ document }) => document.title),
      ]),
    );
  } finally {
    await running.stop();
  }
}

test('with new ids, search returns the same results for each query', async () => {
  expect(await searchIn(rewritten)).toEqual(await searchIn(sample));
});

test('with new ids, the review catalogue has the same products', () => {
  const productsIn = (store: ContentStore): CatalogueProduct[] =>
    [...catalogueOfSpace(store, 'https://www.example.com').all()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const renamed = (id: string | null): string | null => id && realId(id, SEED);
  const expected = productsIn(sample).map((product) => ({
    ...product,
    brandId: renamed(product.brandId),
    categoryId: renamed(product.categoryId),
  }));
  expect(productsIn(rewritten)).toEqual(expected);
});
