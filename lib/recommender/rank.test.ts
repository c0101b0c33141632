import { planHref, productsHref, shortName, stepHref } from './addresses';
import { dilution, fixtureAssistant, rule } from './fixture';
import { createPlan } from './plan';
import { contactTimeOf, doseTextOf, recommend, safetyDataSheetsOf, type Recommendation } from './rank';
import { needsOf, followPath } from './steps';

const assistant = fixtureAssistant();
const { answers } = followPath(assistant, ['inn', 'bath', 'scale']);
const needs = (...codes: string[]) => needsOf(assistant, answers, codes);
const names = (ranked: readonly Recommendation[]): (string | null)[] =>
  ranked.map(({ rule: { product } }) => product.productName);

const ACID = rule('acid', ['scale'], { points: 90 });
const FOAM = rule('foam', ['scale'], { points: 80, product: { fragranceFree: true } });
const companion = (name: string, product: NonNullable<Parameters<typeof rule>[2]>['product'] = {}) =>
  rule(name, ['scale'], { role: 'companion', product: { form: 'Tool', ...product } });
const WIPES = rule('wipes', ['scale'], { points: 70, product: { epaRegistrationNumber: '99999-1' } });

test('ranks by points, then by name', () => {
  const same = rule('a-name', ['scale'], { points: 80 });
  expect(names(recommend(assistant, [FOAM, WIPES, ACID, same], answers, []).products)).toEqual([
    'acid',
    'a-name',
    'foam',
    'wipes',
  ]);
});

test('ranks a product made for the business slightly higher, but not above everything else', () => {
  const near = rule('near', ['scale'], { points: 86, for: ['type-inn'] });
  const far = rule('far', ['scale'], { points: 83, for: ['type-inn'] });
  const other = rule('other', ['scale'], { points: 89, for: ['type-clinic'] });
  const { products } = recommend(assistant, [ACID, near, far, other], answers, []);
  expect(names(products)).toEqual(['near', 'acid', 'far', 'other']);
  expect(products.map(({ forBusiness }) => forBusiness)).toEqual([true, false, true, false]);
});

test('never recommends a product that lacks a need, however many points it has', () => {
  const { products } = recommend(assistant, [ACID, FOAM, WIPES], answers, needs('unscented'));
  expect(names(products)).toEqual(['foam']);
});

test('recommends no companions if no product meets all needs', () => {
  const all = [ACID, FOAM, WIPES, companion('pad')];
  expect(recommend(assistant, all, answers, needs('unscented', 'registered'))).toEqual({
    products: [],
    companions: [],
  });
});

test('applies a rule only if it lists an answer given to each of its questions', () => {
  const elsewhere = rule('elsewhere', ['disinfect'], { points: 99 });
  const clinicOnly = rule('clinic-only', ['scale', 'clinic'], { points: 99 });
  const requested = rule('asked', ['scale', 'unscented'], { points: 99, product: { fragranceFree: true } });
  const all = [ACID, elsewhere, clinicOnly, requested];
  expect(names(recommend(assistant, all, answers, []).products)).toEqual(['acid']);
  expect(names(recommend(assistant, all, answers, needs('unscented')).products)).toEqual(['asked']);
});

test('uses the better of two rules for a product, and skips unpublished products', () => {
  const again = { ...rule('acid', ['scale'], { points: 95, reason: 'Better.' }), sys: { id: 'rule-again' } };
  const gone = { ...rule('gone', ['scale']), product: null };
  const { products } = recommend(assistant, [ACID, again, gone], answers, []);
  expect(products.map(({ rule: { reason } }) => reason)).toEqual(['Better.']);
});

test('lists companions separately, regardless of needs and without duplicates', () => {
  const pad = companion('pad');
  const foamToo = companion('foam');
  const { products, companions } = recommend(assistant, [FOAM, pad, foamToo], answers, needs('unscented'));
  expect(names(products)).toEqual(['foam']);
  expect(names(companions)).toEqual(['pad']);
});

test('takes dose and safety data sheets from the rule, or otherwise from the product', () => {
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
    [rule('x', ['scale'], { dilution: dilution(4), safetyDataSheetsCollection: { items: [sheet] } })],
    answers,
    [],
  ).products;
  const [product] = recommend(
    assistant,
    [rule('x', ['scale'], { product: { safetyDataSheetsCollection: { items: [sheet, null] } } })],
    answers,
    [],
  ).products;
  expect(own && doseTextOf(own)).toBe('1:4 (32 fl oz per gal of water, 250 mL per L)');
  expect(product && doseTextOf(product)).toBe('1:10 (12.8 fl oz per gal of water, 100 mL per L)');
  for (const found of [own, product])
    expect(found && safetyDataSheetsOf(found).map(({ sys }) => sys.id)).toEqual(['sheet']);
});

test('a plan has all steps from preparation to completion, with tools and companions', () => {
  const pad = companion('pad');
  const { products, companions } = recommend(assistant, [ACID, pad], answers, []);
  const [best] = products;
  if (!best) throw new Error('nothing recommended');
  expect(createPlan(answers, best, companions)).toMatchObject({
    where: 'inn · bath',
    task: 'scale',
    frequency: 'Daily',
    steps: ['Rinse.', 'Spray.', 'Dry.'],
    tools: ['Pad', 'pad'],
    dose: '1:10 (12.8 fl oz per gal of water, 100 mL per L)',
    water: null,
    contactTime: null,
    hazards: [],
    firstAid: [],
    warnings: [],
    protection: [],
    notFor: [],
    notForWith: [],
  });
});

test('never lists a chemical as a companion, because its dose and protective gear would be missing', () => {
  const sour = companion('sour', { form: 'Concentrate', protectiveEquipment: ['Chemical splash goggles'] });
  expect(recommend(assistant, [ACID, sour], answers, []).companions).toEqual([]);
});

test('recommends a dispenser only with packs for its dilution system, in results and plans', () => {
  const dispenser = companion('dispenser', {
    form: 'Dispenser',
    productBrand: 'System',
    protectiveEquipment: ['Chemical splash goggles'],
    notFor: ['Hot water supply'],
  });
  const pack = rule('pack', ['scale'], { product: { productBrand: 'System', dilutionSystem: true } });
  const other = rule('other', ['scale'], { product: { productBrand: 'Other', dilutionSystem: true } });
  const bottle = rule('bottle', ['scale'], { product: { productBrand: 'System' } });
  expect(recommend(assistant, [other, bottle, dispenser], answers, []).companions).toEqual([]);
  const { products, companions } = recommend(assistant, [pack, other, bottle, dispenser], answers, []);
  expect(names(companions)).toEqual(['dispenser']);
  const plans = products.map((recommendation) => createPlan(answers, recommendation, companions));
  expect(plans.map(({ product, tools }) => [product.name, ...tools])).toEqual([
    ['bottle', 'Pad'],
    ['other', 'Pad'],
    ['pack', 'Pad', 'dispenser'],
  ]);
  // The dispenser lists goggles for packs that require them, and this pack requires none. The dispenser's exclusions
  // concern its installer.
  expect(plans.map(({ protection, notForWith }) => [protection, notForWith])).toEqual(
    plans.map(() => [[], []]),
  );
});

test('the plan lists the product’s exclusions, regardless of its steps', () => {
  const plan = planWith({
    steps: ['Spray; not on brass.'],
    product: { notFor: ['Natural stone', null, 'Brass'] },
  });
  expect(plan.notFor).toEqual(['Natural stone', 'Brass']);
});

test('the plan includes the gear, warnings and exclusions of a companion', () => {
  const duster = companion('duster', {
    protectiveEquipment: ['Safety glasses'],
    warnings: ['Not for lamps that are on.'],
    notFor: ['Wet surfaces'],
  });
  const { products, companions } = recommend(assistant, [ACID, duster], answers, []);
  const [best] = products;
  if (!best) throw new Error('nothing recommended');
  expect(createPlan(answers, best, companions)).toMatchObject({
    protection: ['Safety glasses'],
    warnings: ['duster: Not for lamps that are on.'],
    notFor: [],
    notForWith: [{ name: 'duster', notFor: ['Wet surfaces'] }],
  });
});

function recommended(more: Parameters<typeof rule>[2]): Recommendation {
  const [best] = recommend(assistant, [rule('x', ['scale'], more)], answers, []).products;
  if (!best) throw new Error('nothing recommended');
  return best;
}
const planWith = (more: Parameters<typeof rule>[2]) => createPlan(answers, recommended(more), []);

test('shows "Ready to use" for an undiluted product, and no dose for a tool', () => {
  const undiluted = { dilutionsCollection: { items: [] } };
  expect(doseTextOf(recommended({ product: { form: 'Ready to use', ...undiluted } }))).toBe('Ready to use');
  expect(doseTextOf(recommended({ product: { form: 'Tool', ...undiluted } }))).toBeNull();
});

test('takes contact times from the product’s claims', () => {
  const claim = { organisms: ['Staphylococcus aureus'], claim: 'Disinfects', contactTimeSeconds: 240 };
  expect(contactTimeOf(recommended({ product: { efficacyClaims: [claim] } }))).toBe('4 minutes');
  expect(contactTimeOf(recommended({ product: { efficacyClaims: null } }))).toBeNull();
});

test('the cleaning plan states the water temperature', () => {
  const items = [{ ...dilution(4), waterTemperatureMaximum: 75 }];
  expect(planWith({ product: { dilutionsCollection: { items } } }).water).toBe('At most 75 °F (24 °C)');
});

test('URLs contain every answer', () => {
  expect(stepHref(answers)).toBe('/en-us/recommender/inn/bath/scale');
  expect(productsHref(answers, needs('unscented', 'registered'))).toBe(
    '/en-us/recommender/products/inn/bath/scale?need=unscented&need=registered',
  );
  expect(planHref(answers, [], shortName('brands/brand/acid'))).toBe(
    '/en-us/recommender/plan/inn/bath/scale?use=acid',
  );
});
