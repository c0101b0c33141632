/** @jest-environment node */
import { dangerousPartner } from '../../lib/hazards/incompatibility.ts';
import { mixtureIn } from '../../services/content/check/product/incompatibility.ts';
import { isArticle } from '../../services/content/check/product/product.ts';
import { loadSpace } from '../../services/content/space/load.ts';

const space = loadSpace('content', { spaceId: 'cleanpro', environmentId: 'master' });
const products = space.published
  .entriesOf('product')
  .filter((product) => !isArticle(product))
  .map((product) => ({ id: product.sys.id.replace('product-', ''), mixture: mixtureIn(product) }));
const named = (id: string) => {
  const product = products.find((each) => each.id === id);
  if (!product) throw new Error(`no product ${id}`);
  return product.mixture;
};

test('whatever one product says of another, the other says of it', () => {
  let pairs = 0;
  for (const one of products)
    for (const other of products) {
      const [there, back] = [
        dangerousPartner(one.mixture, other.mixture),
        dangerousPartner(other.mixture, one.mixture),
      ];
      expect(back?.danger).toBe(there?.danger);
      if (there) pairs += 1;
    }
  expect(pairs).toBeGreaterThan(200);
});

const BLEACHES = ['creme-deodorizing-cleanser', 'cleanser-powder', 'machine-detergent-liquid'];

/** What the trade knows of the products of the range that must never meet bleach. */
test.each([
  ['toilet-bowl-cleaner', /chlorine gas/],
  ['bathroom-cleaner-disinfecting', /chlorine gas/],
  ['laundry-sour', /chlorine gas/],
  ['rinse-aid', /chlorine gas/],
  ['softener-system', /chlorine gas/],
  ['floor-finish-remover', /chloramine/],
  ['coldwater-pods', /chloramine/],
  ['sanitizer-gel', /chloramine|chloroform/],
  ['24-hour-sanitizing-spray', /chloramine|chloroform/],
  ['oxygen-bleach-booster', /burst/],
  ['dish-machine-pacs', /burst/],
  ['tide-powder', /burst/],
  ['broad-spectrum-disinfectant', /irritating vapor/],
])('%s never meets a bleach', (id, danger) => {
  for (const bleach of BLEACHES) {
    expect(dangerousPartner(named(bleach), named(id))?.danger.en).toMatch(danger);
    expect(dangerousPartner(named(id), named(bleach))?.name.en).toBe('Chlorine bleach');
  }
});

test('a caustic meets no acid, and products without a reaction have no warning', () => {
  expect(dangerousPartner(named('heavy-duty-degreaser'), named('lime-scale-remover'))?.danger.en).toMatch(
    /spatters/,
  );
  expect(dangerousPartner(named('glass-cleaner-rtu'), named('multi-purpose-cleaner'))).toBeUndefined();
});
