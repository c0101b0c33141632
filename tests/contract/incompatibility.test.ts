import { dangerBetween, dangerousGroups } from '@cleanpro/product-safety/hazards/incompatibility';
import { mixtureIn } from '@cleanpro/content-check/product/incompatibility';
import { isArticle } from '@cleanpro/content-check/product/product';
import { loadSpace } from '@cleanpro/contentful-local/space/load';

const space = loadSpace('packages/sample-space/content', { spaceId: 'cleanpro', environmentId: 'master' });
const products = space.published
  .entriesOf('product')
  .filter((product) => !isArticle(product))
  .map((product) => ({ id: product.sys.id.replace('product-', ''), mixture: mixtureIn(product) }));
const named = (id: string) => {
  const product = products.find((each) => each.id === id);
  if (!product) throw new Error(`no product ${id}`);
  return product.mixture;
};

test('two products have the same mixing warning in both directions', () => {
  let pairs = 0;
  for (const one of products)
    for (const other of products) {
      const there = dangerBetween(one.mixture, other.mixture);
      expect(dangerBetween(other.mixture, one.mixture)).toBe(there);
      if (there) pairs += 1;
    }
  expect(pairs).toBeGreaterThan(200);
});

const BLEACHES = ['creme-deodorizing-cleanser', 'cleanser-powder', 'machine-detergent-liquid'];

test.each([
  ['toilet-bowl-cleaner', /chlorine gas/],
  ['bathroom-cleaner-disinfecting', /chlorine gas/],
  ['laundry-sour', /chlorine gas/],
  ['rinse-aid', /chlorine gas/],
  ['softener-system', /chlorine gas/],
  ['floor-finish-remover', /chloramine/],
  ['coldwater-pods', /chloramine/],
  ['sanitizer-gel', /chloramine and chloroform/],
  ['24-hour-sanitizing-spray', /chloramine and chloroform/],
  ['oxygen-bleach-booster', /burst/],
  ['dish-machine-pacs', /burst/],
  ['tide-powder', /burst/],
  ['broad-spectrum-disinfectant', /irritating vapor/],
])('%s warns against mixing with bleach', (id, danger) => {
  for (const bleach of BLEACHES) {
    expect(dangerBetween(named(bleach), named(id))?.en).toMatch(danger);
    expect(dangerousGroups(named(id), named(bleach)).map(({ name }) => name.en)).toContain('Chlorine bleach');
  }
});

test('warns about a caustic with an acid, but not about products that do not react', () => {
  expect(dangerBetween(named('heavy-duty-degreaser'), named('lime-scale-remover'))?.en).toMatch(/spatters/);
  expect(dangerBetween(named('glass-cleaner-rtu'), named('multi-purpose-cleaner'))).toBeUndefined();
});

test('the warnings for a bleach list a product that contains an amine and an alcohol under both groups', () => {
  for (const id of ['sanitizer-gel', '24-hour-sanitizing-spray'])
    for (const bleach of BLEACHES)
      expect(dangerousGroups(named(bleach), named(id)).map(({ name }) => name.en)).toEqual(
        expect.arrayContaining(['Ammonia and amines', 'Alcohols']),
      );
});

test.each([
  'oxygen-bleach-booster',
  'tide-powder',
  'dish-machine-pacs',
  'pan-soak',
  'heavy-duty-floor-cleaner',
  'multi-surface-degreaser',
])('%s warns against mixing with acids', (id) => {
  for (const acid of ['laundry-sour', 'lime-scale-remover', 'softener-liquid', 'softener-system'])
    expect(dangerBetween(named(id), named(acid))?.en).toMatch(/burst/);
});
