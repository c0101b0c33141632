import { checkClaims } from '../product/claims.ts';
import { checkOrganismClaims } from '../product/organism-claims.ts';
import { answer, document, found, link, product, type TestEntry } from './space.ts';

const BOTH = {
  productName: 'Bathroom Cleaner',
  epaRegistrationNumber: '99999-1',
  efficacyClaims: [
    { claim: 'Disinfects', organisms: ['Salmonella enterica'], contactTimeSeconds: 300 },
    { claim: 'Sanitizes', organisms: ['Klebsiella aerogenes'], contactTimeSeconds: 300 },
  ],
};
const article = (text: string): TestEntry => ['articleDetailPages', 'a', { body: document(text) }];

test.each([
  'It disinfects surfaces against Klebsiella aerogenes.',
  'It kills Klebsiella in five minutes.',
  'The film sanitizes against Salmonella enterica.',
])('reports a product that says “%s”, which goes beyond its claims', (text) => {
  expect(found(checkClaims, [product({ ...BOTH, shortDescription: text })])).toMatch(
    /^p shortDescription claims “\w+( \w+)?” that its registration does not list/,
  );
});

test.each([
  'It disinfects against Salmonella and sanitizes against Klebsiella aerogenes.',
  'Salmonella enterica and Klebsiella aerogenes are on its label.',
  'It sanitizes against Klebsiella aerogenes.',
  'It does not disinfect against Klebsiella aerogenes.',
])('accepts a product that says “%s”', (text) => {
  expect(found(checkClaims, [product({ ...BOTH, shortDescription: text })])).toBe('');
});

test.each<[string, TestEntry[], RegExp]>([
  [
    'an article about a product by name',
    [article('Bathroom Cleaner kills Klebsiella aerogenes.')],
    /^a body links “Klebsiella aerogenes” to p, which does not have that claim: “Bathroom Cleaner kills Klebsiella aerogenes\.”/,
  ],
  [
    'a sentence after the name',
    [article('Use Bathroom Cleaner. It disinfects against Klebsiella.')],
    /^a body links “Klebsiella” to p, which does not have that claim: “It disinfects against Klebsiella\.”/,
  ],
  [
    'an answer of the FAQ',
    answer('Bathroom Cleaner is for norovirus.'),
    /^question-answer body links “norovirus” to p, which does not have that claim: “Bathroom Cleaner is for norovirus\.”/,
  ],
  [
    'a reason of the recommender',
    [['recommenderProducts', 'rule', { product: link('p'), reason: 'Disinfects against Klebsiella.' }]],
    /^rule reason links “Klebsiella” to p, which does not have that claim: “Disinfects against Klebsiella\.”/,
  ],
  [
    'a filter by an organism that is not disinfected',
    [['facet', 'f', { kind: 'organism', values: ['Disinfects: Klebsiella aerogenes'] }]],
    /^f values lists “Disinfects: Klebsiella aerogenes”, which no product claims/,
  ],
])("reports %s that goes beyond the product's claims", (_name, entries, expected) => {
  expect(found(checkOrganismClaims, [product(BOTH), ...entries])).toMatch(expected);
});

test.each<[string, TestEntry]>([
  ['a claim', article('Bathroom Cleaner disinfects against Salmonella enterica.')],
  ['a denial', article('Bathroom Cleaner has no claim against norovirus.')],
  ['an organism without a product', article('Norovirus spreads fast.')],
  ['a filter', ['facet', 'f', { kind: 'organism', values: ['Sanitizes: Klebsiella aerogenes'] }]],
])("accepts %s that stays within the product's claims", (_name, entry) => {
  expect(found(checkOrganismClaims, [product(BOTH), entry])).toBe('');
});
