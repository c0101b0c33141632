import type { Assistant } from '../../../lib/recommender/assistant';
import { shortName } from '../../../lib/recommender/addresses';
import { doseTextOf, safetyDataSheetsOf, type Recommendation } from '../../../lib/recommender/rank';
import { recommendedAt, sampleAssistant } from './sample-space';

/** Recommendations that experts expect: all products, in order, and the dose of the first product. */
const SCENARIOS: { at: string; needs?: string[]; products: string[]; dose: string | null }[] = [
  {
    at: 'restaurants/kitchen/baked-on-grease',
    products: ['heavy-duty-degreaser', 'power-dissolver'],
    dose: 'Ready to use',
  },
  {
    at: 'large-chains/kitchen/prep-surfaces',
    needs: ['dilution-system'],
    products: ['multi-surface-degreaser'],
    dose: '1:40 (3.2 fl oz per gal of water, 25 mL per L)',
  },
  {
    at: 'restaurants/kitchen/prep-surfaces',
    needs: ['food-contact', 'fragrance-free'],
    products: ['multi-surface-degreaser', 'heavy-duty-degreaser', 'dish-liquid-original'],
    dose: '1:40 (3.2 fl oz per gal of water, 25 mL per L)',
  },
  {
    at: 'schools/dish-room/pots-and-pans',
    products: ['pot-and-pan-detergent', 'pan-soak'],
    dose: '1 fl oz per 16 gal of water (0.49 mL per L)',
  },
  {
    at: 'restaurants/dish-room/burnt-on-pans',
    needs: ['food-contact'],
    products: ['power-dissolver', 'pan-soak', 'heavy-duty-degreaser'],
    dose: 'Ready to use',
  },
  {
    at: 'restaurants/dish-room/machine-dishes',
    products: ['machine-detergent-liquid', 'lime-scale-remover'],
    dose: '4 to 8 mL per gal of water (1.1 to 2.1 mL per L)',
  },
  {
    at: 'independents/dish-room/small-dish-machine',
    products: ['dish-machine-pacs', 'rinse-aid'],
    dose: '1 pac per cycle',
  },
  {
    at: 'hotels/kitchen/equipment-scale',
    products: ['lime-scale-remover'],
    dose: '8 fl oz per gal of water (62 mL per L)',
  },
  {
    at: 'hotels/guest-rooms/room-surfaces',
    needs: ['epa-registered'],
    products: ['disinfecting-all-purpose-spray', 'disinfecting-concentrate'],
    dose: 'Ready to use',
  },
  {
    at: 'hotels/guest-rooms/mirrors-and-glass',
    needs: ['dilution-system'],
    products: ['d2g-glass'],
    dose: '1:40 (3.2 fl oz per gal of water, 25 mL per L)',
  },
  {
    at: 'hotels/guest-rooms/fabric-odor',
    needs: ['fragrance-free'],
    products: ['stain-and-odor-eliminator'],
    dose: 'Ready to use',
  },
  {
    at: 'hotels/restrooms/soap-scum',
    products: [
      'bathroom-cleaner-disinfecting',
      'd2g-bathroom',
      '24-hour-bathroom-cleaner',
      'creme-deodorizing-cleanser',
    ],
    dose: 'Ready to use',
  },
  {
    at: 'schools/restrooms/toilet-rings',
    products: ['toilet-bowl-cleaner', 'bathroom-cleaner-disinfecting', 'd2g-bathroom'],
    dose: 'Ready to use',
  },
  {
    at: 'schools/restrooms/urine-odor',
    needs: ['fragrance-free'],
    products: ['floor-and-restroom-cleaner', 'broad-spectrum-disinfectant', 'd2g-floor'],
    dose: '3 fl oz per gal of water (23 mL per L)',
  },
  {
    at: 'healthcare/patient-rooms/patient-high-touch',
    needs: ['epa-registered', 'fragrance-free'],
    // The only product whose label lists Pseudomonas aeruginosa.
    products: ['broad-spectrum-disinfectant'],
    dose: '2 fl oz per gal of water (16 mL per L)',
  },
  {
    at: 'healthcare/patient-rooms/disinfect-floors',
    needs: ['epa-registered'],
    products: ['broad-spectrum-disinfectant'],
    dose: '2 fl oz per gal of water (16 mL per L)',
  },
  {
    at: 'healthcare/restrooms/disinfect-restroom',
    products: ['broad-spectrum-disinfectant'],
    dose: '2 fl oz per gal of water (16 mL per L)',
  },
  {
    at: 'healthcare/restrooms/soap-scum',
    products: ['d2g-bathroom', 'creme-deodorizing-cleanser'],
    dose: '1:20 (6.4 fl oz per gal of water, 50 mL per L)',
  },
  {
    at: 'healthcare/restrooms/high-touch',
    products: ['broad-spectrum-disinfectant'],
    dose: '2 fl oz per gal of water (16 mL per L)',
  },
  {
    at: 'healthcare/classrooms/high-touch',
    products: ['broad-spectrum-disinfectant', 'disinfecting-wipes'],
    dose: '2 fl oz per gal of water (16 mL per L)',
  },
  {
    at: 'schools/floors/disinfect-floors',
    products: ['broad-spectrum-disinfectant', 'disinfecting-concentrate'],
    dose: '2 fl oz per gal of water (16 mL per L)',
  },
  {
    at: 'janitorial/floors/daily-mopping',
    needs: ['fragrance-free'],
    products: ['finished-floor-cleaner', 'd2g-floor', 'broad-spectrum-disinfectant'],
    dose: '2 fl oz per gal of water (16 mL per L)',
  },
  {
    at: 'janitorial/floors/strip-floor',
    products: ['floor-finish-remover'],
    dose: '1:4 (32 fl oz per gal of water, 250 mL per L)',
  },
  {
    at: 'restaurants/floors/greasy-quarry-tile',
    products: ['heavy-duty-floor-cleaner'],
    dose: '4 fl oz per gal of water (31 mL per L)',
  },
  {
    at: 'laundries/laundry/linens-system',
    products: ['tide-laundry-detergent-system', 'oxygen-bleach-booster', 'softener-system', 'laundry-sour'],
    dose: '3 fl oz per 100 lb of laundry (2 mL per kg)',
  },
  {
    at: 'laundries/laundry/graying-linens',
    products: ['oxygen-bleach-booster', 'laundry-sour'],
    dose: '2 oz per 100 lb of laundry (1.3 g per kg)',
  },
  {
    at: 'independents/laundry/small-loads',
    needs: ['fragrance-free'],
    products: ['coldwater-pods', 'tide-powder'],
    dose: '1 pod per load',
  },
  {
    at: 'schools/classrooms/scuffs',
    products: ['magic-eraser-extra-power', 'multi-purpose-cleaner', 'd2g-all-purpose'],
    dose: null,
  },
  {
    at: 'schools/hand-hygiene/hand-washing',
    needs: ['fragrance-free'],
    products: ['antibacterial-hand-soap', 'foaming-hand-soap'],
    dose: '1 pump per wash',
  },
];

let assistant: Assistant;
beforeAll(async () => {
  assistant = await sampleAssistant();
});

const names = (ranked: readonly Recommendation[]): string[] =>
  ranked.map(({ rule }) => shortName(rule.product.slug ?? ''));

test.each(SCENARIOS)(
  'for $at (needs: $needs), recommends $products',
  async ({ at, needs, products, dose }) => {
    const { products: recommended } = await recommendedAt(assistant, at, needs);
    expect(names(recommended)).toEqual(products);
    const [first] = recommended;
    expect(first && doseTextOf(first)).toBe(dose);
    for (const recommendation of recommended) {
      expect(recommendation.rule.reason).toMatch(/\.$/);
      expect(safetyDataSheetsOf(recommendation).length).toBeGreaterThan(0);
    }
  },
);

test('recommends the dispenser only to visitors who need a dilution system', async () => {
  const at = 'hotels/guest-rooms/room-surfaces';
  expect(names((await recommendedAt(assistant, at, ['dilution-system'])).companions)).toContain(
    'd2g-dispenser',
  );
  expect(names((await recommendedAt(assistant, at)).companions)).not.toContain('d2g-dispenser');
});

test('recommends no product if none meets all needs', async () => {
  const at = 'hotels/restrooms/soap-scum';
  expect(await recommendedAt(assistant, at, ['food-contact', 'epa-registered'])).toEqual({
    products: [],
    companions: [],
  });
});
