/** @jest-environment node */
import { ContentStore } from '../../../services/content/space/store.ts';
import { createCatalogue } from '../../../services/reviews/catalogue.ts';
import { loadSamples } from '../../../services/reviews/samples/load.ts';
import { storedStatistics } from '../../../services/reviews/responses.ts';
import { statisticsOf, sumOf } from '../../../services/reviews/statistics.ts';
import { openReviews } from '../../../services/reviews/tables.ts';

const store = new ContentStore('content', { spaceId: 'cleanpro', environmentId: 'master' });
const catalogue = createCatalogue(store, 'https://www.cleanpro.example');
const database = openReviews(':memory:');
afterAll(async () => {
  store.close();
  await database.destroy();
});

test('the catalogue has the published products with their pages', () => {
  expect([...catalogue.all()].length).toBeGreaterThan(60);
  expect(catalogue.get('cleanpro-power-dissolver')).toMatchObject({
    name: 'Power Dissolver',
    brandName: 'Dawn Professional',
    pageUrl: 'https://www.cleanpro.example/en-us/brands/dawn/power-dissolver',
  });
});

test('at least 40 products get reviews, once, deterministically, within the site’s limits', async () => {
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

  const second = openReviews(':memory:');
  await loadSamples(second, catalogue);
  expect(await second.selectFrom('reviews').selectAll().orderBy('id').execute()).toEqual(rows);
  await second.destroy();
});

test('stored statistics equal the counts, for every product', async () => {
  const rows = await database.selectFrom('reviews').selectAll().execute();
  const products = [...new Set(rows.map((row) => row.product_id))];
  const stored = await statisticsOf(database, products);
  for (const id of products) {
    const own = rows.filter((row) => row.product_id === id);
    const times = own.map((row) => row.submitted_at);
    expect(stored.get(id)).toEqual({
      product_id: id,
      ...sumOf(own),
      first_at: Math.min(...times),
      last_at: Math.max(...times),
    });
  }
  const averages = [...stored.values()].map((row) => storedStatistics(row).AverageOverallRating ?? 0);
  expect(averages).toContain(5);
  expect(averages.filter((average) => average > 3.2 && average < 4.9).length).toBeGreaterThan(40);
});
