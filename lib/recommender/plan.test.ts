import { SEPARATION } from '@cleanpro/product-safety/hazards/incompatibility';
import { classification, dilution, fixtureAssistant, rule } from './fixture';
import { createPlan } from './plan';
import { recommend } from './rank';
import { followPath } from './steps';

const assistant = fixtureAssistant();
const { answers } = followPath(assistant, ['inn', 'bath', 'scale']);
const DANGER = classification('Danger', 'H314', 'H290');

function planWith(
  product: NonNullable<Parameters<typeof rule>[2]>['product'],
  {
    steps = ['Spray.'],
    companions = [],
  }: { steps?: string[]; companions?: Parameters<typeof createPlan>[2] } = {},
) {
  const [best] = recommend(assistant, [rule('acid', ['scale'], { product, steps })], answers, []).products;
  if (!best) throw new Error('nothing recommended');
  return createPlan(answers, best, companions);
}

test('shows the signal word and hazard statements for the product both undiluted and at its dose', () => {
  const plan = planWith({ hazards: DANGER });
  expect(plan.hazards).toEqual([
    {
      product: 'acid, undiluted',
      text: 'Danger: Causes severe skin burns and eye damage; May be corrosive to metals',
    },
    { product: 'acid, diluted', text: 'Not classified as hazardous' },
  ]);
  expect(plan.pictograms).toEqual(['corrosive']);
});

test('treats a dilution without a classification like the undiluted product', () => {
  const plan = planWith({ hazards: DANGER, dilutionsCollection: { items: [dilution(4, null)] } });
  expect(plan.hazards[1]?.text).toBe('Not classified by the supplier: handle it like the product itself');
});

test('shows a single hazard line for a product that is not diluted', () => {
  const plan = planWith({ hazards: classification('None'), dilutionsCollection: null });
  expect(plan.hazards).toEqual([{ product: 'acid', text: 'Not classified as hazardous' }]);
});

test('shows a single hazard line, without “undiluted”, for a product dosed with a pump', () => {
  const pump = { ...dilution(1), ratio: null, amountMinimum: 1, amountUnit: 'pump', perUnit: 'wash' };
  const plan = planWith({ hazards: DANGER, dilutionsCollection: { items: [pump] } });
  expect(plan.hazards.map(({ product }) => product)).toEqual(['acid']);
});

test('shows first aid by classification for eyes, skin, mouth and lungs', () => {
  const { firstAid } = planWith({ hazards: DANGER });
  expect(firstAid.map(({ route }) => route)).toEqual(['In the eyes', 'On the skin', 'Swallowed', 'Inhaled']);
  expect(firstAid[0]?.text).toMatch(/at least 15 minutes/);
  expect(firstAid[2]?.text).toMatch(/Do NOT induce vomiting/);
  expect(planWith({ form: 'Tool' }).firstAid.map(({ text }) => text)).toEqual([
    'Rinse with water if dust or lint gets in.',
    'No measures needed.',
    'Not expected. Get medical advice if a part was swallowed.',
    'No measures needed.',
  ]);
});

test('shows first aid for choking on the product or its companions', () => {
  const pads = { form: 'Tool', warnings: ['A choking hazard.'] };
  expect(planWith(pads).firstAid[2]?.text).toMatch(/call 911 at once/);
  const companion = rule('pads', ['scale'], { role: 'companion', product: pads });
  const { companions } = recommend(assistant, [rule('acid', ['scale']), companion], answers, []);
  expect(planWith({ hazards: DANGER }, { companions }).firstAid.at(-1)?.route).toBe(
    'pads, swallowed or inhaled',
  );
});

test('lists protective gear for the concentrate separately from gear for the solution and the steps', () => {
  const product = { protectiveEquipment: ['Safety glasses', 'Non-slip footwear', 'Ventilation'] };
  const steps = ['Fill a bottle.', 'Wear goggles and chemical-resistant gloves to change a pack.'];
  expect(planWith(product, { steps }).protection).toEqual([
    'Ventilation',
    'To pour, mix or refill: Chemical splash goggles, chemical-resistant gloves',
  ]);
  const onFloor = planWith(product, { steps: ['In disposable gloves, mop the floor.'] });
  expect(onFloor.protection).toEqual([
    'Disposable gloves',
    'Non-slip footwear',
    'Ventilation',
    'To pour, mix or refill: Safety glasses',
  ]);
});

test('lists the eyewash and safety shower that the product requires', () => {
  expect(planWith({ hazards: DANGER }).tools).toEqual([
    'Eyewash station and safety shower within reach (29 CFR 1910.151)',
    'Pad',
  ]);
  expect(planWith({ hazards: classification('None') }).tools).toEqual(['Pad']);
});

test('warns about materials that must never be mixed with the product', () => {
  const composition = [
    { name: 'Phosphoric acid', casNumber: '7664-38-2', percentMinimum: 9, percentMaximum: 9 },
  ];
  expect(planWith({ warnings: ['Fumes.'], composition }).warnings).toEqual([
    'Fumes.',
    expect.stringMatching(/^Contains acid. Never mix it with chlorine bleach/),
    SEPARATION.en,
  ]);
  // A companion tool does not count as a second product.
  const tool = rule('pad', ['scale'], { role: 'companion', product: { form: 'Tool' } });
  const { products, companions } = recommend(assistant, [rule('acid', ['scale']), tool], answers, []);
  expect(products).toHaveLength(1);
  expect(planWith({ composition }, { companions }).warnings[0]).toMatch(/^Contains acid\. /);
});
