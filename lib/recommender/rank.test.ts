/** @jest-environment node */
import { planHref, productsHref, shortName, stepHref } from './addresses';
import { fixtureAssistant, rule } from './fixture';
import { planOf } from './plan';
import { dilutionOf, recommend, safetyDataSheetsOf, type Recommendation } from './rank';
import { needsOf, positionOf } from './steps';

const assistant = fixtureAssistant();
const { answers } = positionOf(assistant, ['inn', 'bath', 'scale']);
const needs = (...codes: string[]) => needsOf(assistant, answers, codes);
const names = (ranked: readonly Recommendation[]): (string | null)[] =>
  ranked.map(({ rule: { product } }) => product.productName);

const ACID = rule('acid', ['scale'], { points: 90 });
const FOAM = rule('foam', ['scale'], { points: 80, product: { fragranceFree: true } });
const WIPES = rule('wipes', ['scale'], { points: 70, product: { epaRegistrationNumber: '99999-1' } });

test('more points stand first, equal ones by name', () => {
  const same = rule('a-name', ['scale'], { points: 80 });
  expect(names(recommend(assistant, [FOAM, WIPES, ACID, same], answers, []).exact)).toEqual([
    'acid',
    'a-name',
    'foam',
    'wipes',
  ]);
});

test('a product made for the business stands a little higher, not above everything', () => {
  const near = rule('near', ['scale'], { points: 86, for: ['type-inn'] });
  const far = rule('far', ['scale'], { points: 83, for: ['type-inn'] });
  const other = rule('other', ['scale'], { points: 89, for: ['type-clinic'] });
  const { exact } = recommend(assistant, [ACID, near, far, other], answers, []);
  expect(names(exact)).toEqual(['near', 'acid', 'far', 'other']);
  expect(exact.map(({ forBusiness }) => forBusiness)).toEqual([true, false, true, false]);
});

test('needs are never traded against points', () => {
  const { exact, closest } = recommend(assistant, [ACID, FOAM, WIPES], answers, needs('unscented'));
  expect(names(exact)).toEqual(['foam']);
  expect(closest).toEqual([]);
});

test('when nothing meets all needs, those that meet most come first and say what they lack', () => {
  const { exact, closest } = recommend(
    assistant,
    [ACID, FOAM, WIPES],
    answers,
    needs('unscented', 'registered'),
  );
  expect(exact).toEqual([]);
  expect(names(closest)).toEqual(['foam', 'wipes', 'acid']);
  expect(closest.map(({ lacks }) => lacks.map(({ code }) => code))).toEqual([
    ['registered'],
    ['unscented'],
    ['unscented', 'registered'],
  ]);
});

test('a rule holds when one answer of each question that it names was given', () => {
  const elsewhere = rule('elsewhere', ['disinfect'], { points: 99 });
  const clinicOnly = rule('clinic-only', ['scale', 'clinic'], { points: 99 });
  const requested = rule('asked', ['scale', 'unscented'], { points: 99, product: { fragranceFree: true } });
  const all = [ACID, elsewhere, clinicOnly, requested];
  expect(names(recommend(assistant, all, answers, []).exact)).toEqual(['acid']);
  expect(names(recommend(assistant, all, answers, needs('unscented')).exact)).toEqual(['asked']);
});

test('of two rules for a product the better one speaks; a product that is not published is left out', () => {
  const again = { ...rule('acid', ['scale'], { points: 95, reason: 'Better.' }), sys: { id: 'rule-again' } };
  const gone = { ...rule('gone', ['scale']), product: null };
  const { exact } = recommend(assistant, [ACID, again, gone], answers, []);
  expect(exact.map(({ rule: { reason } }) => reason)).toEqual(['Better.']);
});

test('companions stand apart, whatever the needs, and never twice', () => {
  const pad = rule('pad', ['scale'], { role: 'companion' });
  const foamToo = rule('foam', ['scale'], { role: 'companion' });
  const { exact, companions } = recommend(assistant, [FOAM, pad, foamToo], answers, needs('unscented'));
  expect(names(exact)).toEqual(['foam']);
  expect(names(companions)).toEqual(['pad']);
});

test('dilution and safety data sheets are the rule’s, or else the product’s', () => {
  const sheet = {
    __typename: 'SafetyDataSheet' as const,
    sys: { id: 'sheet' },
    title: 'Sheet',
    productName: null,
    productBrand: null,
    sdsNumber: '7',
    revisionDate: null,
    signalWord: 'Danger',
    upcs: null,
    language: null,
    pdf: null,
    pictograms: ['corrosive'],
    category: null,
  };
  const [own] = recommend(
    assistant,
    [rule('x', ['scale'], { dilution: '1:4', safetyDataSheetsCollection: { items: [sheet] } })],
    answers,
    [],
  ).exact;
  const [product] = recommend(
    assistant,
    [rule('x', ['scale'], { product: { safetyDataSheetsCollection: { items: [sheet, null] } } })],
    answers,
    [],
  ).exact;
  expect(own && dilutionOf(own)).toBe('1:4');
  expect(product && dilutionOf(product)).toBe('1:10');
  for (const found of [own, product])
    expect(found && safetyDataSheetsOf(found).map(({ sys }) => sys.id)).toEqual(['sheet']);
});

test('a plan goes from preparation over the rule’s steps to completion, with tools and companions at hand', () => {
  const pad = rule('pad', ['scale'], { role: 'companion' });
  const { exact, companions } = recommend(assistant, [ACID, pad], answers, []);
  const [best] = exact;
  if (!best) throw new Error('nothing recommended');
  expect(planOf(answers, best, companions)).toMatchObject({
    where: 'inn · bath',
    task: 'scale',
    frequency: 'Daily',
    steps: ['Rinse.', 'Spray.', 'Dry.'],
    tools: ['Pad', 'pad'],
    dilution: '1:10',
    signalWord: null,
  });
});

test('addresses hold every answer', () => {
  expect(stepHref(answers)).toBe('/en-us/recommender/inn/bath/scale');
  expect(productsHref(answers, needs('unscented', 'registered'))).toBe(
    '/en-us/recommender/products/inn/bath/scale?need=unscented&need=registered',
  );
  expect(planHref(answers, [], shortName('brands/brand/acid'))).toBe(
    '/en-us/recommender/plan/inn/bath/scale?use=acid',
  );
});
