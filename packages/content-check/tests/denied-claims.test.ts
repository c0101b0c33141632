import { checkDeniedClaims } from '../product/denied-claims.ts';
import { answer, document, found, link, product, type TestEntry } from './space.ts';

const claims = (organisms: string[]) => ({
  efficacyClaims: [{ claim: 'Disinfects', organisms, contactTimeSeconds: 600 }],
});
const PRODUCT = product(claims(['Staphylococcus aureus', 'SARS-CoV-2']));
const text = (words: string): TestEntry => ['richText', 'text', { name: 'n', body: document(words) }];

test.each<[string, TestEntry[], string]>([
  [
    'an answer that sends buyers elsewhere for a listed organism',
    answer('Choose one from another supplier.', 'What do I use against Staphylococcus aureus?'),
    'question-answer body denies a claim against Staphylococcus aureus, which p list',
  ],
  [
    'a text that denies a listed organism',
    [text('SARS-CoV-2 spreads. None of our products has a claim against it.')],
    'text body denies a claim against SARS-CoV-2, which p list',
  ],
  [
    'a part of an organism’s name',
    [text('No product here works against staph.')],
    'text body denies a claim against staph, which p list',
  ],
])('the denied claims check reports %s', (_name, entries, expected) => {
  expect(found(checkDeniedClaims, [PRODUCT, ...entries])).toBe(expected);
});

test.each([
  'Norovirus and HIV: none of our products has a claim against them.',
  'Disinfecting Wipes list SARS-CoV-2.',
  'If an organism is not there, use a product from another supplier.',
])('the denied claims check accepts “%s”', (words) => {
  expect(found(checkDeniedClaims, [PRODUCT, text(words)])).toBe('');
});

test('an organism list must include all products with claims and no manually entered organisms', () => {
  const list = (products: string[], values?: string[]): string =>
    found(checkDeniedClaims, [
      PRODUCT,
      product(claims(['Norovirus']), 'second'),
      ['facet', 'facet', { name: 'n', kind: 'organism', values }],
      ['productListPage', 'list', { facets: [link('facet')], products: products.map((id) => link(id)) }],
    ]);
  expect(list(['p', 'second'])).toBe('');
  expect(list(['p'])).toBe('list products leaves out second, which has claims');
  expect(list(['p', 'second'], ['Norovirus'])).toBe(
    'facet values repeats organisms that the site derives from products',
  );
});
