import { ContentStore } from '@cleanpro/contentful-local/space/store';
import { catalogueOfSpace } from '../catalogue-of-space.ts';
import { loadSamples } from '@cleanpro/backend/reviews/samples/load';
import { readSampleProducts } from '@cleanpro/backend/reviews/samples/products';
import { storedStatistics, toReview } from '@cleanpro/backend/reviews/responses';
import { readStatistics, sumCounts } from '@cleanpro/backend/reviews/statistics';
import { openReviews } from '@cleanpro/backend/reviews/database';
import type { ReviewDatabase } from '@cleanpro/backend/reviews/tables';

const store = new ContentStore('packages/sample-space/content', {
  spaceId: 'cleanpro',
  environmentId: 'master',
});
const catalogue = catalogueOfSpace(store, 'https://www.cleanpro.example');
let database: ReviewDatabase;
beforeAll(async () => {
  ({ db: database } = await openReviews(':memory:'));
});
afterAll(async () => {
  store.close();
  await database.destroy();
});

test('the catalogue lists published products with their pages', () => {
  expect([...catalogue.all()].length).toBeGreaterThan(60);
  expect(catalogue.get('cleanpro-power-dissolver')).toMatchObject({
    name: 'Power Dissolver',
    brandName: 'Dawn Professional',
    pageUrl: 'https://www.cleanpro.example/en-us/brands/dawn/power-dissolver',
  });
});

test('loads valid reviews for at least 40 products once, with the same result every time', async () => {
  const loaded = await loadSamples(database, catalogue);
  expect(loaded).toBeGreaterThan(600);
  expect(await loadSamples(database, catalogue)).toBe(0);
  const rows = await database.selectFrom('reviews').selectAll().orderBy('id').execute();
  expect(rows).toHaveLength(loaded);
  expect(new Set(rows.map((row) => row.product_id)).size).toBeGreaterThanOrEqual(40);
  for (const row of rows) {
    expect(row.campaign_id).toBe('sample');
    expect(row.nickname).toMatch(/^[a-z0-9]{1,25}$/i);
    expect(row.title.length).toBeLessThanOrEqual(50);
    expect(row.text.length).toBeGreaterThanOrEqual(50);
    expect(row.text.length).toBeLessThanOrEqual(500);
    expect(row.submitted_at).toBeLessThan(Date.now());
  }
  expect(new Set(rows.map((row) => row.nickname_key)).size).toBe(loaded);
  expect(new Set(rows.map((row) => `${row.product_id} ${row.text}`)).size).toBe(loaded);

  const { db: second } = await openReviews(':memory:');
  await loadSamples(second, catalogue);
  expect(await second.selectFrom('reviews').selectAll().orderBy('id').execute()).toEqual(rows);
  await second.destroy();
});

test('stores statistics that match the reviews of every product', async () => {
  const rows = await database.selectFrom('reviews').selectAll().execute();
  const products = [...new Set(rows.map((row) => row.product_id))];
  const stored = await readStatistics(database, products);
  for (const id of products) {
    const own = rows.filter((row) => row.product_id === id);
    const times = own.map((row) => row.submitted_at);
    expect(stored.get(id)).toEqual({
      product_id: id,
      ...sumCounts(own),
      first_at: Math.min(...times),
      last_at: Math.max(...times),
    });
  }
  const averages = [...stored.values()].map((row) => storedStatistics(row).AverageOverallRating ?? 0);
  expect(averages).toContain(5);
  expect(averages.filter((average) => average > 3.2 && average < 4.9).length).toBeGreaterThan(40);
});

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

test('no product repeats a title or sentence, and no sentence appears on more than two products', () => {
  const products = new Map<string, Set<string>>();
  for (const { productId, reviews } of readSampleProducts()) {
    const sentences = reviews.flatMap(({ text, response = '' }) => [
      ...sentencesOf(text),
      ...(response === '' ? [] : sentencesOf(response)),
    ]);
    const titles = reviews.map(({ title }) => title);
    const twice = (list: string[]) => list.filter((each, index) => list.indexOf(each) !== index);
    expect({ productId, twice: [...twice(sentences), ...twice(titles)] }).toEqual({ productId, twice: [] });
    for (const sentence of sentences)
      products.set(sentence, (products.get(sentence) ?? new Set()).add(productId));
  }
  expect([...products].filter(([, on]) => on.size > 2)).toEqual([]);
});

/** Claims that only a registered product may make. */
const CLAIM =
  /\b(kill\w*|disinfect\w*|sanitiz\w*|germ\w*|bacteri\w*|virus\w*|viral|steril\w*|antimicrob\w*|antibact\w*|mold|mildew|infect\w*)\b/i;
/** Claims that no product of the catalogue may make, and unsafe instructions. */
const NEVER =
  /\b(heals?|healing|cures?|rash\w*|eczema|dermat\w*|allerg\w*|non-?toxic|chemical-free|mix(ed|ing)? (it|this|them) with|without (gloves|goggles))\b/i;

test('contains no unregistered claims and no unsafe advice', () => {
  const registered = new Set(
    [...store.current.published.entriesOf('product')].flatMap(({ fields }) =>
      fields.epaRegistrationNumber?.['en-US'] ? [fields.ratingAndReviewId?.['en-US']] : [],
    ),
  );
  const words = readSampleProducts().flatMap(({ productId, reviews }) =>
    reviews.flatMap(({ title, text, response = '' }) => {
      const all = `${title} ${text} ${response}`;
      const claim = registered.has(productId) ? null : CLAIM.exec(all);
      return [claim, NEVER.exec(all)].flatMap((match) => (match ? [`${productId}: ${match[0]}`] : []));
    }),
  );
  expect(words).toEqual([]);
});

test('marks every sample review, and counts the marks in the statistics', async () => {
  const rows = await database.selectFrom('reviews').selectAll().execute();
  for (const row of rows) {
    const { ContextDataValues, ContextDataValuesOrder } = toReview(row);
    expect(ContextDataValuesOrder).toEqual(['SampleReview']);
    expect(ContextDataValues).toMatchObject({ SampleReview: { DimensionLabel: 'Sample review' } });
  }
  const product = 'cleanpro-pot-and-pan-detergent';
  const statistics = storedStatistics((await readStatistics(database, [product])).get(product));
  expect(statistics.ContextDataDistribution).toMatchObject({
    SampleReview: { Values: [{ Count: statistics.TotalReviewCount }] },
  });
});

test('brands respond to about one review in six, starting with the lowest ratings', async () => {
  const rows = await database.selectFrom('reviews').selectAll().execute();
  const answered = rows.filter((row) => toReview(row).ClientResponses.length === 1);
  expect(answered.length / rows.length).toBeGreaterThan(0.12);
  expect(answered.length / rows.length).toBeLessThan(0.2);
  expect(answered.every(({ rating }) => rating <= 3)).toBe(true);
  expect(answered.filter(({ rating }) => rating <= 2)).toHaveLength(
    rows.filter(({ rating }) => rating <= 2).length,
  );
  const [review] = answered.filter((row) => row.product_id === 'cleanpro-pan-soak');
  expect(review && toReview(review).ClientResponses).toMatchObject([{ Name: 'Dawn Professional' }]);
});

test("replaces samples from an earlier version without deleting visitors' reviews", async () => {
  const { db: earlier } = await openReviews(':memory:');
  await loadSamples(earlier, catalogue);
  const before = await earlier.selectFrom('reviews').selectAll().orderBy('id').execute();
  await earlier.updateTable('statistics').set({ samples: 0 }).execute();
  await earlier.updateTable('marks').set({ name: 'samples' }).execute();
  await earlier.updateTable('reviews').set({ text: 'A text of the earlier version', is_sample: 0 }).execute();
  const [first] = before;
  await earlier
    .updateTable('reviews')
    .set({ id: 'own', submission_id: 'own', submission_key: 'own' })
    .where('id', '=', first?.id ?? '')
    .execute();
  expect(await loadSamples(earlier, catalogue)).toBe(before.length);
  const after = await earlier.selectFrom('reviews').selectAll().orderBy('id').execute();
  expect(after.filter(({ id }) => id !== 'own')).toEqual(before);
  expect(after.find(({ id }) => id === 'own')?.text).toBe('A text of the earlier version');
  const products = [...new Set(after.map((row) => row.product_id))];
  for (const [id, row] of await readStatistics(earlier, products))
    expect(row).toMatchObject(sumCounts(after.filter(({ product_id }) => product_id === id)));
  await earlier.destroy();
});
