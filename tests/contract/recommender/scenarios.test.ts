/** @jest-environment node */
import type { Assistant } from '../../../lib/recommender/assistant';
import { shortName } from '../../../lib/recommender/addresses';
import { dilutionOf, safetyDataSheetsOf, type Recommendation } from '../../../lib/recommender/rank';
import { recommendedAt, sampleAssistant } from './sample-space';

/** What specialists of the field expect: the products in order (all of them), and the dilution of the first. */
const SCENARIOS: { at: string; needs?: string[]; products: string[]; dilution: string | null }[] = [
  {
    at: 'restaurants/kitchen/baked-on-grease',
    products: ['heavy-duty-degreaser', 'multi-surface-degreaser', 'power-dissolver'],
    dilution: 'Ready to use',
  },
  {
    at: 'large-chains/kitchen/baked-on-grease',
    needs: ['dilution-system'],
    products: ['multi-surface-degreaser'],
    dilution: '1:40',
  },
  {
    at: 'restaurants/kitchen/prep-surfaces',
    needs: ['food-contact', 'fragrance-free'],
    products: ['multi-surface-degreaser', 'heavy-duty-degreaser', 'dish-liquid-original'],
    dilution: '1:40',
  },
  {
    at: 'schools/dish-room/pots-and-pans',
    products: ['pot-and-pan-detergent', 'dish-liquid-original', 'pan-soak'],
    dilution: '1 oz per 16 gal of water',
  },
  {
    at: 'restaurants/dish-room/burnt-on-pans',
    needs: ['food-contact'],
    products: ['power-dissolver', 'pan-soak', 'heavy-duty-degreaser'],
    dilution: 'Ready to use',
  },
  {
    at: 'restaurants/dish-room/machine-dishes',
    products: ['machine-detergent-liquid', 'lime-scale-remover'],
    dilution: 'Dosed by pump',
  },
  {
    at: 'independents/dish-room/small-dish-machine',
    products: ['dish-machine-pacs', 'rinse-aid'],
    dilution: '1 pac per cycle',
  },
  {
    at: 'hotels/kitchen/equipment-scale',
    products: ['lime-scale-remover'],
    dilution: '8 oz per gal',
  },
  {
    at: 'hotels/guest-rooms/room-surfaces',
    needs: ['epa-registered'],
    products: ['disinfecting-all-purpose-spray', 'disinfecting-concentrate'],
    dilution: 'Ready to use',
  },
  {
    at: 'hotels/guest-rooms/mirrors-and-glass',
    needs: ['dilution-system'],
    products: ['d2g-glass'],
    dilution: '1:40',
  },
  {
    at: 'hotels/guest-rooms/fabric-odor',
    needs: ['fragrance-free'],
    products: ['stain-and-odor-eliminator'],
    dilution: 'Ready to use',
  },
  {
    at: 'hotels/restrooms/soap-scum',
    products: [
      'bathroom-cleaner-disinfecting',
      'd2g-bathroom',
      '24-hour-bathroom-cleaner',
      'creme-deodorizing-cleanser',
    ],
    dilution: 'Ready to use',
  },
  {
    at: 'schools/restrooms/toilet-rings',
    products: ['toilet-bowl-cleaner', 'bathroom-cleaner-disinfecting', 'd2g-bathroom'],
    dilution: 'Ready to use',
  },
  {
    at: 'schools/restrooms/urine-odor',
    needs: ['fragrance-free'],
    products: ['floor-and-restroom-cleaner', 'broad-spectrum-disinfectant', 'd2g-floor'],
    dilution: '3 oz per gal',
  },
  {
    at: 'healthcare/patient-rooms/patient-high-touch',
    needs: ['epa-registered', 'fragrance-free'],
    products: [
      'disinfecting-wipes',
      'broad-spectrum-disinfectant',
      'disinfecting-concentrate',
      'disinfecting-all-purpose-spray',
    ],
    dilution: 'Ready to use',
  },
  {
    at: 'healthcare/patient-rooms/disinfect-floors',
    needs: ['epa-registered'],
    products: ['broad-spectrum-disinfectant', 'disinfecting-concentrate'],
    dilution: '2 oz per gal',
  },
  {
    at: 'janitorial/floors/daily-mopping',
    needs: ['fragrance-free'],
    products: ['finished-floor-cleaner', 'd2g-floor', 'broad-spectrum-disinfectant'],
    dilution: '2 oz per gal',
  },
  {
    at: 'janitorial/floors/strip-floor',
    products: ['floor-finish-remover'],
    dilution: '1:4',
  },
  {
    at: 'restaurants/floors/greasy-quarry-tile',
    products: ['heavy-duty-floor-cleaner', 'multi-surface-degreaser', 'floor-and-restroom-cleaner'],
    dilution: '4 oz per gal',
  },
  {
    at: 'laundries/laundry/linens-system',
    products: ['tide-laundry-detergent-system', 'oxygen-bleach-booster', 'softener-system'],
    dilution: '3 oz per 100 lb',
  },
  {
    at: 'laundries/laundry/graying-linens',
    products: ['oxygen-bleach-booster', 'laundry-sour'],
    dilution: '4 oz per 100 lb',
  },
  {
    at: 'independents/laundry/small-loads',
    needs: ['fragrance-free'],
    products: ['coldwater-pods', 'tide-powder'],
    dilution: '1 pod per load',
  },
  {
    at: 'schools/classrooms/scuffs',
    products: ['magic-eraser-extra-power', 'multi-purpose-cleaner', 'd2g-all-purpose'],
    dilution: 'Add water',
  },
  {
    at: 'schools/hand-hygiene/hand-washing',
    needs: ['dilution-system'],
    products: ['foaming-hand-soap'],
    dilution: '1 dose per wash',
  },
];

let assistant: Assistant;
beforeAll(async () => {
  assistant = await sampleAssistant();
});

const names = (ranked: readonly Recommendation[]): string[] =>
  ranked.map(({ rule }) => shortName(rule.product.slug ?? ''));

test.each(SCENARIOS)('$at, $needs: $products', async ({ at, needs, products, dilution }) => {
  const { exact, closest } = await recommendedAt(assistant, at, needs);
  expect(names(exact)).toEqual(products);
  expect(closest).toEqual([]);
  const [first] = exact;
  expect(first && dilutionOf(first)).toBe(dilution);
  for (const recommendation of exact) {
    expect(recommendation.rule.reason).toMatch(/\.$/);
    expect(safetyDataSheetsOf(recommendation).length).toBeGreaterThan(0);
    expect(recommendation.lacks).toEqual([]);
  }
});

test('the dispenser is recommended with concentrates to visitors who need a dilution system', async () => {
  const at = 'hotels/guest-rooms/room-surfaces';
  expect(names((await recommendedAt(assistant, at, ['dilution-system'])).companions)).toContain(
    'd2g-dispenser',
  );
  expect(names((await recommendedAt(assistant, at)).companions)).not.toContain('d2g-dispenser');
});

test('when no product meets all needs, the closest come first, each with what it lacks', async () => {
  const { exact, closest } = await recommendedAt(assistant, 'hotels/restrooms/soap-scum', [
    'food-contact',
    'epa-registered',
  ]);
  expect(exact).toEqual([]);
  expect(names(closest).slice(0, 2)).toEqual(['bathroom-cleaner-disinfecting', '24-hour-bathroom-cleaner']);
  expect(closest[0]?.lacks.map(({ code }) => code)).toEqual(['food-contact']);
  expect(closest.at(-1)?.lacks.map(({ code }) => code)).toEqual(['food-contact', 'epa-registered']);
});
