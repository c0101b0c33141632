/**
 * Queries in trade terms: ingredients, product types, tasks, organisms, claims and hazards. Their answers were taken
 * from the catalog before the search was measured with them.
 */
import { type ExpectedQuery } from './queries.ts';

const CHLORINE = [
  'brands/comet/cleanser-powder',
  'brands/comet/creme-deodorizing-cleanser',
  'brands/cascade/machine-detergent-liquid',
] as const;
const QUATS = [
  'brands/spic-and-span/broad-spectrum-disinfectant',
  'brands/spic-and-span/disinfecting-concentrate',
  'brands/spic-and-span/disinfecting-all-purpose-spray',
  'brands/spic-and-span/disinfecting-wipes',
  'brands/microban/24-hour-bathroom-cleaner',
  'brands/microban/24-hour-multi-purpose',
  'brands/microban/24-hour-sanitizing-spray',
  'brands/comet/bathroom-cleaner-disinfecting',
] as const;
const PEROXIDES = [
  'brands/tide-professional/oxygen-bleach-booster',
  'brands/tide-professional/tide-powder',
  'brands/cascade/dish-machine-pacs',
] as const;
const H1N1 = [
  'brands/spic-and-span/broad-spectrum-disinfectant',
  'brands/spic-and-span/disinfecting-concentrate',
  'brands/spic-and-span/disinfecting-all-purpose-spray',
  'brands/spic-and-span/disinfecting-wipes',
  'brands/microban/24-hour-bathroom-cleaner',
  'brands/comet/bathroom-cleaner-disinfecting',
  'whats-new/epa-registered-cleaning-products',
] as const;
const MIXING = ['faq#question-4', 'faq/product-safety#mixing', 'faq/product-safety#mixed-already'] as const;
const H314 = [
  'brands/spic-and-span/broad-spectrum-disinfectant',
  'brands/spic-and-span/disinfecting-concentrate',
  'brands/mr-clean/floor-finish-remover',
  'brands/dawn/heavy-duty-degreaser',
  'brands/tide-professional/laundry-sour',
  'brands/cascade/lime-scale-remover',
  'brands/cascade/machine-detergent-liquid',
  'brands/dawn/power-dissolver',
  'brands/comet/toilet-bowl-cleaner',
  'sds/broad-spectrum-disinfectant',
  'sds/disinfecting-concentrate',
  'sds/floor-finish-remover',
  'sds/heavy-duty-degreaser',
  'sds/laundry-sour',
  'sds/lime-scale-remover',
  'sds/machine-detergent-liquid',
  'sds/power-dissolver',
  'sds/toilet-bowl-cleaner',
] as const;

export const TRADE_QUERIES: readonly ExpectedQuery[] = [
  // Ingredients and chemistry
  { query: 'bleach', pages: CHLORINE },
  {
    query: 'sodium hypochlorite',
    pages: [
      'brands/comet/creme-deodorizing-cleanser',
      'brands/cascade/machine-detergent-liquid',
      'sds/creme-deodorizing-cleanser',
      'sds/machine-detergent-liquid',
    ],
  },
  {
    query: '7681-52-9',
    pages: ['brands/comet/creme-deodorizing-cleanser', 'brands/cascade/machine-detergent-liquid'],
  },
  { query: 'chlorinated cleaner', pages: CHLORINE },
  { query: 'cloro', pages: CHLORINE },
  { query: 'quat', pages: QUATS },
  { query: 'benzalkonium chloride', pages: ['brands/safeguard/antibacterial-hand-soap'] },
  { query: '68424-85-1', pages: QUATS },
  { query: 'peroxide', pages: PEROXIDES },
  { query: 'sodium percarbonate', pages: PEROXIDES },
  { query: 'chlorine free bleach', pages: ['brands/tide-professional/oxygen-bleach-booster'] },
  {
    query: 'bleach free disinfectant',
    pages: [
      'brands/spic-and-span/disinfecting-wipes',
      'brands/spic-and-span/disinfecting-all-purpose-spray',
      'brands/spic-and-span/disinfecting-concentrate',
      'brands/spic-and-span/broad-spectrum-disinfectant',
      'brands/comet/bathroom-cleaner-disinfecting',
    ],
  },
  { query: 'phosphoric acid descaler', pages: ['brands/cascade/lime-scale-remover'] },
  {
    query: 'citric acid cleaner',
    pages: [
      'brands/dilute-2-go/d2g-bathroom',
      'brands/comet/bathroom-cleaner-disinfecting',
      'brands/microban/24-hour-bathroom-cleaner',
      'brands/comet/floor-and-restroom-cleaner',
    ],
  },
  { query: 'muriatic acid', pages: ['brands/comet/toilet-bowl-cleaner'] },
  { query: 'hydrochloric acid', pages: ['brands/comet/toilet-bowl-cleaner'] },
  { query: 'caustic soda', pages: ['brands/dawn/heavy-duty-degreaser', 'brands/dawn/power-dissolver'] },
  {
    query: 'butyl degreaser',
    pages: [
      'brands/dawn/heavy-duty-degreaser',
      'brands/dawn/power-dissolver',
      'brands/dawn/multi-surface-degreaser',
    ],
  },
  {
    query: 'enzyme cleaner',
    pages: ['brands/tide-professional/stain-and-odor-eliminator', 'brands/tide-professional/tide-powder'],
  },
  { query: '70 % ethanol', pages: ['brands/safeguard/sanitizer-gel'] },
  { query: 'melamine sponge', pages: ['brands/mr-clean/magic-eraser-extra-power'] },
  {
    query: 'ammonia free window spray',
    pages: ['brands/spic-and-span/glass-cleaner-rtu', 'brands/dilute-2-go/d2g-glass'],
  },
  {
    query: 'fragrance free detergent',
    pages: [
      'brands/tide-professional/coldwater-pods',
      'brands/tide-professional/tide-powder',
      'brands/tide-professional/tide-laundry-detergent-system',
    ],
  },
  // Product types and forms
  { query: 'acid bowl cleaner', pages: ['brands/comet/toilet-bowl-cleaner'] },
  {
    query: 'urinal',
    pages: [
      'brands/comet/toilet-bowl-cleaner',
      'brands/comet/floor-and-restroom-cleaner',
      'brands/comet/bathroom-cleaner-disinfecting',
      'articles/restroom-odor-in-grout',
      'jobs-to-be-done/deep-clean-a-public-restroom',
    ],
  },
  {
    query: 'food safe degreaser',
    pages: ['brands/dawn/multi-surface-degreaser', 'brands/dawn/heavy-duty-degreaser'],
  },
  { query: 'degreaser dilution', pages: ['brands/dawn/multi-surface-degreaser'] },
  { query: 'degreas', pages: ['brands/dawn/multi-surface-degreaser', 'brands/dawn/heavy-duty-degreaser'] },
  {
    query: 'rtu disinfectant',
    pages: [
      'brands/spic-and-span/disinfecting-all-purpose-spray',
      'brands/spic-and-span/disinfecting-wipes',
      'brands/microban/24-hour-multi-purpose',
      'brands/microban/24-hour-bathroom-cleaner',
      'brands/comet/bathroom-cleaner-disinfecting',
      'brands/microban/24-hour-sanitizing-spray',
    ],
  },
  { query: 'one gallon quat concentrate', pages: ['brands/spic-and-span/broad-spectrum-disinfectant'] },
  {
    query: 'neutral ph cleaner',
    pages: [
      'brands/dilute-2-go/d2g-all-purpose',
      'brands/dilute-2-go/d2g-floor',
      'brands/mr-clean/finished-floor-cleaner',
    ],
  },
  { query: 'vct stripper', pages: ['brands/mr-clean/floor-finish-remover'] },
  {
    query: 'autoscrubber soap',
    pages: ['brands/dilute-2-go/d2g-floor', 'brands/mr-clean/finished-floor-cleaner'],
  },
  { query: 'carpet spotter', pages: ['brands/mr-clean/carpet-spot-remover'] },
  {
    query: 'extractor shampoo',
    pages: ['brands/mr-clean/carpet-extraction-cleaner', 'jobs-to-be-done/extract-a-carpet'],
  },
  { query: 'pot presoak', pages: ['brands/dawn/pan-soak'] },
  { query: 'drying agent', pages: ['brands/cascade/rinse-aid'] },
  {
    query: 'machine ware detergent',
    pages: ['brands/cascade/machine-detergent-liquid', 'brands/cascade/dish-machine-pacs'],
  },
  {
    query: 'three bay sink soap',
    pages: [
      'brands/dawn/pot-and-pan-detergent',
      'articles/three-compartment-sink',
      'jobs-to-be-done/set-up-a-three-compartment-sink',
    ],
  },
  { query: 'opl softener', pages: ['brands/downy/softener-system'] },
  { query: 'laundry alkali neutralizer', pages: ['brands/tide-professional/laundry-sour'] },
  {
    query: 'laundry destainer',
    pages: [
      'brands/tide-professional/oxygen-bleach-booster',
      'brands/tide-professional/stain-and-odor-eliminator',
    ],
  },
  {
    query: 'prespotter for linen',
    pages: ['brands/tide-professional/stain-and-odor-eliminator', 'jobs-to-be-done/treat-a-linen-stain'],
  },
  { query: 'dust mop refill', pages: ['brands/swiffer/dry-sweeping-cloths'] },
  { query: 'coreless jrt', pages: ['brands/charmin/high-capacity-tissue'] },
  { query: 'disinfectant aerosol', pages: ['brands/microban/24-hour-sanitizing-spray'] },
  { query: 'soft surface sanitizer', pages: ['brands/febreze/sanitizing-fabric-refresher'] },
  { query: 'scouring powder', pages: ['brands/comet/cleanser-powder'] },
  { query: 'soft scrub', pages: ['brands/comet/creme-deodorizing-cleanser'] },
  { query: 'chemical proportioner', pages: ['brands/dilute-2-go/d2g-dispenser'] },
  // Tasks, surfaces and soils
  { query: 'boil out', pages: ['jobs-to-be-done/clean-a-fryer', 'articles/fryer-oil-lasts-longer'] },
  { query: 'carbon buildup on sheet pans', pages: ['brands/dawn/power-dissolver', 'brands/dawn/pan-soak'] },
  {
    query: 'exhaust hood degreasing',
    pages: ['brands/dawn/heavy-duty-degreaser', 'jobs-to-be-done/clean-hood-filters'],
  },
  {
    query: 'quarry tile cleaner',
    pages: [
      'brands/dawn/heavy-duty-floor-cleaner',
      'articles/quarry-tile-slips',
      'jobs-to-be-done/mop-a-kitchen-floor',
    ],
  },
  { query: 'steam table scale', pages: ['brands/cascade/lime-scale-remover'] },
  {
    query: 'soap scum remover',
    pages: [
      'brands/comet/bathroom-cleaner-disinfecting',
      'brands/dilute-2-go/d2g-bathroom',
      'brands/microban/24-hour-bathroom-cleaner',
      'jobs-to-be-done/remove-scale-from-a-shower',
    ],
  },
  { query: 'rust ring in toilet', pages: ['brands/comet/toilet-bowl-cleaner'] },
  {
    query: 'blood on sheets',
    pages: ['brands/tide-professional/stain-and-odor-eliminator', 'jobs-to-be-done/treat-a-linen-stain'],
  },
  {
    query: 'bed rail disinfectant',
    pages: [
      'brands/spic-and-span/broad-spectrum-disinfectant',
      'brands/spic-and-span/disinfecting-wipes',
      'brands/microban/24-hour-sanitizing-spray',
      'jobs-to-be-done/clean-a-patient-room',
    ],
  },
  { query: 'nap mat spray', pages: ['brands/febreze/sanitizing-fabric-refresher'] },
  { query: 'white film glassware', pages: ['articles/dish-machine-white-film', 'brands/cascade/rinse-aid'] },
  {
    query: 'marble floor',
    pages: ['faq/floor-care#stone', 'brands/dilute-2-go/d2g-floor', 'faq#question-6'],
  },
  {
    query: 'hardwood mopping',
    pages: ['brands/swiffer/wetjet-solution', 'brands/swiffer/wet-mopping-pads', 'faq/floor-care#wood'],
  },
  { query: 'yellow linen', pages: ['brands/tide-professional/laundry-sour', 'faq/laundry-care#yellow'] },
  {
    query: 'heel marks',
    pages: ['brands/mr-clean/magic-eraser-extra-power', 'jobs-to-be-done/remove-wall-scuffs'],
  },
  // Organisms and claims
  {
    query: 'c diff',
    pages: [
      'faq/disinfection#number-where',
      'jobs-to-be-done/clean-a-patient-room',
      'articles/hand-hygiene-that-is-used',
      'whats-new/epa-registered-cleaning-products',
    ],
  },
  {
    query: 'kills norovirus',
    pages: [
      'articles/norovirus-first-hour',
      'jobs-to-be-done/clean-up-a-body-fluid-spill',
      'faq/disinfection#number-where',
      'whats-new/epa-registered-cleaning-products',
    ],
  },
  {
    query: 'e coli disinfectant',
    pages: ['faq/disinfection#number-where', 'whats-new/epa-registered-cleaning-products'],
  },
  { query: 'ringworm', pages: ['brands/comet/bathroom-cleaner-disinfecting'] },
  { query: 'pseudomonas', pages: ['brands/spic-and-span/broad-spectrum-disinfectant'] },
  { query: 'h1n1', pages: H1N1 },
  {
    query: '24 hour residual',
    pages: [
      'brands/microban/24-hour-sanitizing-spray',
      'brands/microban/24-hour-multi-purpose',
      'brands/microban/24-hour-bathroom-cleaner',
      'brands/microban/microban-24',
    ],
  },
  { query: '4 minute disinfectant', pages: ['brands/spic-and-span/disinfecting-wipes'] },
  {
    query: 'no rinse food contact sanitizer',
    pages: [
      'faq/disinfection#food',
      'articles/three-compartment-sink',
      'jobs-to-be-done/set-up-a-three-compartment-sink',
    ],
  },
  // Safety
  { query: 'bleach and vinegar together', pages: MIXING },
  { query: 'mix bleach with bowl cleaner', pages: MIXING },
  { query: 'h314', pages: H314 },
  { query: 'flammable sds', pages: ['sds/24-hour-sanitizing-spray', 'sds/sanitizer-gel'] },
  { query: 'poison control', pages: ['faq/product-safety#swallowed'] },
  {
    query: 'secondary container label',
    pages: ['faq/product-safety#bottle', 'faq/product-safety#label-where'],
  },
  // Abbreviations and names of the trade
  { query: 'p&p detergent', pages: ['brands/dawn/pot-and-pan-detergent'] },
  { query: 'c-fold towels', pages: ['brands/bounty/towel-multifold', 'products/paper'] },
  { query: 'warewash detergent', pages: ['brands/cascade/machine-detergent-liquid'] },
  {
    query: 'apc',
    pages: [
      'brands/dilute-2-go/d2g-all-purpose',
      'brands/mr-clean/multi-purpose-cleaner',
      'brands/spic-and-span/disinfecting-all-purpose-spray',
    ],
  },
  {
    query: 'tp',
    pages: [
      'brands/charmin/bath-tissue-wrapped',
      'brands/charmin/bath-tissue-mega',
      'brands/charmin/high-capacity-tissue',
      'brands/charmin',
    ],
  },
  { query: 'rtu glass cleaner', pages: ['brands/spic-and-span/glass-cleaner-rtu'] },
  {
    query: 'quat disinfectant',
    pages: [
      'brands/spic-and-span/broad-spectrum-disinfectant',
      'brands/spic-and-span/disinfecting-concentrate',
      'brands/spic-and-span/disinfecting-all-purpose-spray',
    ],
  },
  {
    query: 'hospital disinfectant',
    pages: [
      'brands/spic-and-span/broad-spectrum-disinfectant',
      'brands/spic-and-span/disinfecting-all-purpose-spray',
      'brands/spic-and-span/disinfecting-concentrate',
      'brands/spic-and-span/disinfecting-wipes',
    ],
  },
  { query: 'hd degreaser', pages: ['brands/dawn/heavy-duty-degreaser', 'brands/dawn/dawnheavyduty'] },
  { query: 'boil out fryer', pages: ['jobs-to-be-done/clean-a-fryer', 'articles/fryer-oil-lasts-longer'] },
  {
    query: '3 compartment sink',
    pages: ['articles/three-compartment-sink', 'jobs-to-be-done/set-up-a-three-compartment-sink'],
  },
  {
    query: 'delime dishwasher',
    pages: ['jobs-to-be-done/delime-a-dish-machine', 'brands/cascade/lime-scale-remover'],
  },
  { query: 'terminal clean patient room', pages: ['jobs-to-be-done/clean-a-patient-room'] },
  {
    query: 'strip and wax',
    pages: [
      'jobs-to-be-done/strip-and-refinish-a-floor',
      'brands/mr-clean/floor-finish-remover',
      'brands/mr-clean/high-gloss-floor-finish',
    ],
  },
  {
    query: 'dwell time',
    pages: ['articles/contact-time-explained', 'faq#question-5', 'faq/disinfection#contact'],
  },
  {
    query: 'neutral floor cleaner',
    pages: ['brands/mr-clean/finished-floor-cleaner', 'brands/dilute-2-go/d2g-floor'],
  },
  {
    query: 'hood cleaning',
    pages: ['jobs-to-be-done/clean-hood-filters', 'brands/dawn/heavy-duty-degreaser'],
  },
  {
    query: 'wall mounted dilution system',
    pages: ['brands/dilute-2-go/d2g-dispenser', 'brands/dilute-2-go', 'articles/closed-loop-savings'],
  },
  { query: 'd2g dispenser', pages: ['brands/dilute-2-go/d2g-dispenser', 'brands/dilute-2-go'] },
  { query: 'foam soap cartridge', pages: ['brands/safeguard/foaming-hand-soap'] },
];
