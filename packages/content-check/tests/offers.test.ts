import { checkOffers } from '../offers.ts';
import { found, link, product, type TestEntry } from './space.ts';

const sectionOf = (participating: string): TestEntry[] => [
  product({ variants: [link('v')] }),
  ['productVariant', 'v', { heroImage: link('picture', 'Asset') }],
  ['offer', 'o', { title: 't', image: link('picture', 'Asset') }],
  ['offersSubSection', 'sub', { title: 't', offers: [link('o')] }],
  ['offersSection', 's', { subSections: [link('sub')], participatingProducts: [link(participating)] }],
];

test('reports an offer that shows a product not included in the offer', () => {
  expect(found(checkOffers, sectionOf('q'))).toBe(
    's participatingProducts does not include p, which o shows',
  );
});

test('accepts an offer that shows an included product', () => {
  expect(found(checkOffers, sectionOf('p'))).toBe('');
});
