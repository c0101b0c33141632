/**
 * Queries of buyers, chefs, housekeepers, nurses, custodians, laundry managers and distributors, collected before the
 * search was measured. The pages that answer a query are slugs; `sds/…` is the safety data sheet of a product, `…#…` a
 * question on a page.
 */

type QueryError =
  | 'added letter'
  | 'joined words'
  | 'missing letter'
  | 'phonetic'
  | 'split word'
  | 'transposed letters'
  | 'two errors'
  | 'wrong letter';

export interface ExpectedQuery {
  query: string;
  /** Acceptable answers, by slug. */
  pages: readonly string[];
  error?: QueryError;
}

const DISINFECTANTS = [
  'brands/spic-and-span/broad-spectrum-disinfectant',
  'brands/spic-and-span/disinfecting-all-purpose-spray',
  'brands/spic-and-span/disinfecting-concentrate',
  'brands/spic-and-span/disinfecting-wipes',
  'brands/microban/24-hour-multi-purpose',
  'brands/microban/24-hour-sanitizing-spray',
] as const;
const FLOOR_CLEANERS = [
  'brands/mr-clean/finished-floor-cleaner',
  'brands/dawn/heavy-duty-floor-cleaner',
  'brands/dilute-2-go/d2g-floor',
  'cleaning-solutions/floor',
] as const;
const SAMPLES = [
  'request-sample',
  'whats-new/microban-sample',
  'whats-new/distributor-sampling',
  'faq#question-2',
] as const;
const WHERE_TO_BUY = ['buy-cleaning-products', 'faq#question-1', 'faq#no-distributor'] as const;

const WELL_TYPED: readonly ExpectedQuery[] = [
  // Products, their brands and parts of their names
  {
    query: 'dawn degreaser',
    pages: ['brands/dawn/heavy-duty-degreaser', 'brands/dawn/multi-surface-degreaser'],
  },
  {
    query: 'dawn dish soap',
    pages: ['brands/dawn/dish-liquid-original', 'brands/dawn/pot-and-pan-detergent'],
  },
  { query: 'comet powder', pages: ['brands/comet/cleanser-powder'] },
  { query: 'comet bathroom spray', pages: ['brands/comet/bathroom-cleaner-disinfecting'] },
  {
    query: 'mr clean floor',
    pages: [
      'brands/mr-clean/finished-floor-cleaner',
      'brands/mr-clean/floor-finish-remover',
      'brands/mr-clean/high-gloss-floor-finish',
    ],
  },
  {
    query: 'swiffer refills',
    pages: [
      'brands/swiffer/duster-refills',
      'brands/swiffer/dry-sweeping-cloths',
      'brands/swiffer/wet-mopping-pads',
    ],
  },
  { query: 'wetjet', pages: ['brands/swiffer/wetjet-solution'] },
  {
    query: 'charmin jumbo roll',
    pages: ['brands/charmin/high-capacity-tissue', 'brands/charmin/bath-tissue-mega'],
  },
  {
    query: 'bounty paper towels',
    pages: ['brands/bounty/paper-towels-roll', 'brands/bounty/towel-multifold'],
  },
  { query: 'dishwasher tablets', pages: ['brands/cascade/dish-machine-pacs'] },
  { query: 'tide pods', pages: ['brands/tide-professional/coldwater-pods'] },
  { query: 'laundry powder', pages: ['brands/tide-professional/tide-powder'] },
  { query: 'color safe bleach', pages: ['brands/tide-professional/oxygen-bleach-booster'] },
  {
    query: 'odour neutraliser',
    pages: [
      'brands/febreze/odor-eliminator-concentrate',
      'brands/febreze/fabric-refresher',
      'brands/febreze/air-effects-linen',
      'products/air-care',
    ],
  },
  {
    query: 'desengrasante',
    pages: ['brands/dawn/heavy-duty-degreaser', 'brands/dawn/multi-surface-degreaser'],
  },
  { query: 'purell', pages: ['brands/safeguard/sanitizer-gel', 'products/hand-hygiene'] },
  { query: 'hotel soap bars', pages: ['brands/safeguard/bar-soap'] },
  { query: 'air freshener', pages: ['brands/febreze/air-effects-linen', 'products/air-care'] },
  {
    query: 'upholstery spray smoke smell',
    pages: ['brands/febreze/fabric-refresher', 'jobs-to-be-done/remove-odor-from-a-guest-room'],
  },
  // Tasks
  {
    query: 'remove grease from tile floor',
    pages: [
      'brands/dawn/heavy-duty-floor-cleaner',
      'jobs-to-be-done/mop-a-kitchen-floor',
      'articles/quarry-tile-slips',
    ],
  },
  {
    query: 'strip floor',
    pages: [
      'jobs-to-be-done/strip-and-refinish-a-floor',
      'brands/mr-clean/floor-finish-remover',
      'faq/floor-care#strip-when',
    ],
  },
  { query: 'clean deep fryer', pages: ['jobs-to-be-done/clean-a-fryer', 'articles/fryer-oil-lasts-longer'] },
  {
    query: 'oven cleaner',
    pages: [
      'brands/dawn/heavy-duty-degreaser',
      'brands/dawn/power-dissolver',
      'jobs-to-be-done/clean-an-oven',
    ],
  },
  {
    query: 'turnover guest room checklist',
    pages: ['articles/guest-room-in-22-minutes', 'jobs-to-be-done/clean-a-guest-bathroom'],
  },
  {
    query: 'vomit cleanup',
    pages: ['jobs-to-be-done/clean-up-a-body-fluid-spill', 'articles/norovirus-first-hour'],
  },
  { query: 'blood spill', pages: ['jobs-to-be-done/clean-up-a-body-fluid-spill'] },
  // Problems
  {
    query: 'hard water stains shower',
    pages: [
      'jobs-to-be-done/remove-scale-from-a-shower',
      'brands/comet/bathroom-cleaner-disinfecting',
      'brands/dilute-2-go/d2g-bathroom',
    ],
  },
  { query: 'cloudy glasses', pages: ['articles/dish-machine-white-film', 'brands/cascade/rinse-aid'] },
  {
    query: 'bathroom smells like urine',
    pages: [
      'articles/restroom-odor-in-grout',
      'brands/comet/floor-and-restroom-cleaner',
      'jobs-to-be-done/deep-clean-a-public-restroom',
    ],
  },
  { query: 'sticky floor', pages: ['faq/floor-care#sticky'] },
  {
    query: 'gray sheets',
    pages: ['faq/laundry-care#gray', 'articles/laundry-water-quality', 'articles/cold-water-laundry'],
  },
  {
    query: 'slippery kitchen floor',
    pages: [
      'articles/quarry-tile-slips',
      'brands/dawn/heavy-duty-floor-cleaner',
      'jobs-to-be-done/mop-a-kitchen-floor',
    ],
  },
  {
    query: 'dumpster smell',
    pages: ['brands/febreze/trash-room-odor-control', 'jobs-to-be-done/control-trash-room-odor'],
  },
  {
    query: 'crayon on wall',
    pages: ['brands/mr-clean/magic-eraser-extra-power', 'jobs-to-be-done/remove-wall-scuffs'],
  },
  { query: 'salt on floors winter', pages: ['articles/ice-melt-and-floors'] },
  {
    query: 'red wine on carpet',
    pages: ['brands/mr-clean/carpet-spot-remover', 'jobs-to-be-done/remove-a-carpet-spot'],
  },
  // Regulated words
  {
    query: 'epa registered',
    pages: ['whats-new/epa-registered-cleaning-products', 'faq/disinfection#registration'],
  },
  {
    query: 'norovirus',
    pages: [
      'articles/norovirus-first-hour',
      'jobs-to-be-done/clean-up-a-body-fluid-spill',
      'whats-new/epa-registered-cleaning-products',
    ],
  },
  {
    query: 'kills staph',
    pages: [
      ...DISINFECTANTS,
      'brands/comet/bathroom-cleaner-disinfecting',
      'brands/microban/24-hour-bathroom-cleaner',
      'whats-new/epa-registered-cleaning-products',
      'faq/disinfection#number-where',
    ],
  },
  {
    query: 'covid',
    pages: ['sars-cov-2', 'articles/sars-cov-2-what-stays', 'whats-new/epa-registered-cleaning-products'],
  },
  { query: 'epa reg no 99999-16', pages: ['brands/spic-and-span/disinfecting-wipes'] },
  // Documents and training
  { query: 'msds', pages: ['safety-data-sheets'] },
  { query: 'sds for dawn', pages: ['safety-data-sheets/dawn'] },
  {
    query: 'safety data sheet bathroom cleaner',
    pages: ['sds/bathroom-cleaner-disinfecting', 'sds/24-hour-bathroom-cleaner', 'sds/d2g-bathroom'],
  },
  { query: 'spanish sds', pages: ['faq#sds-language'] },
  {
    query: 'ppe',
    pages: [
      'ghs-training',
      'ghs-training/refresher',
      'faq/product-safety#goggles',
      'faq/product-safety#gloves',
      'faq/product-safety',
    ],
  },
  { query: 'ghs pictograms', pages: ['ghs-training', 'ghs-training/refresher'] },
  {
    query: 'training',
    pages: ['ghs-training', 'ghs-training/refresher', 'media-hub/webinars', 'faq/distributors#training'],
  },
  { query: 'chemical in eye', pages: ['faq/product-safety#eyes'] },
  // Commerce
  { query: 'coupon', pages: ['offers', 'faq/distributors#offers'] },
  { query: 'rebate', pages: ['offers', 'faq/distributors#offers'] },
  { query: 'free sample', pages: SAMPLES },
  { query: 'distributor near me', pages: WHERE_TO_BUY },
  {
    query: 'become a distributor',
    pages: ['faq/distributors', 'industries/retail', 'contact-us', 'whats-new/distributor-sampling'],
  },
  { query: 'customer service phone number', pages: ['contact-us'] },
  { query: 'schedule a consultation', pages: ['request-consultation'] },
  {
    query: 'degreaser 5 gallon',
    pages: [
      'brands/dawn/heavy-duty-degreaser',
      'brands/dawn/multi-surface-degreaser',
      'brands/dawn/heavy-duty-floor-cleaner',
    ],
  },
  { query: 'floor finish 5 gal', pages: ['brands/mr-clean/high-gloss-floor-finish'] },
  { query: '4-00000-05011-9', pages: ['brands/dawn/dish-liquid-original'] },
  { query: '104 0000 0010 905', pages: ['brands/mr-clean/carpet-spot-remover'] },
];

const WITH_ERRORS: readonly ExpectedQuery[] = [
  {
    query: 'swifer',
    pages: [
      'brands/swiffer',
      'brands/swiffer/dry-sweeping-cloths',
      'brands/swiffer/duster-refills',
      'brands/swiffer/wet-mopping-pads',
    ],
    error: 'missing letter',
  },
  { query: 'disinfectent', pages: DISINFECTANTS, error: 'wrong letter' },
  { query: 'desinfectant wipes', pages: ['brands/spic-and-span/disinfecting-wipes'], error: 'wrong letter' },
  { query: 'hand sanitzer', pages: ['brands/safeguard/sanitizer-gel'], error: 'missing letter' },
  {
    query: 'charmen toilet paper',
    pages: [
      'brands/charmin',
      'brands/charmin/bath-tissue-wrapped',
      'brands/charmin/bath-tissue-mega',
      'brands/charmin/high-capacity-tissue',
    ],
    error: 'wrong letter',
  },
  { query: 'cascad rinse aid', pages: ['brands/cascade/rinse-aid'], error: 'missing letter' },
  {
    query: 'micorban',
    pages: [
      'brands/microban',
      'brands/microban/microban-24',
      'brands/microban/24-hour-bathroom-cleaner',
      'brands/microban/24-hour-multi-purpose',
      'brands/microban/24-hour-sanitizing-spray',
    ],
    error: 'transposed letters',
  },
  { query: 'toliet bowl cleaner', pages: ['brands/comet/toilet-bowl-cleaner'], error: 'transposed letters' },
  {
    query: 'degreasser',
    pages: ['brands/dawn/heavy-duty-degreaser', 'brands/dawn/multi-surface-degreaser'],
    error: 'added letter',
  },
  { query: 'saftey data sheets', pages: ['safety-data-sheets'], error: 'transposed letters' },
  {
    query: 'deterget',
    pages: [
      'brands/dawn/pot-and-pan-detergent',
      'brands/cascade/machine-detergent-liquid',
      'brands/tide-professional/tide-2x-liquid',
      'brands/tide-professional/tide-laundry-detergent-system',
      'brands/tide-professional/tide-powder',
    ],
    error: 'missing letter',
  },
  {
    query: 'nuetral floor cleaner',
    pages: ['brands/mr-clean/finished-floor-cleaner', 'brands/dilute-2-go/d2g-floor'],
    error: 'transposed letters',
  },
  {
    query: 'carpet extration',
    pages: ['brands/mr-clean/carpet-extraction-cleaner', 'jobs-to-be-done/extract-a-carpet'],
    error: 'missing letter',
  },
  {
    query: 'fabric softner',
    pages: ['brands/downy/softener-liquid', 'brands/downy/softener-system'],
    error: 'missing letter',
  },
  { query: 'wrinkle relaser', pages: ['brands/downy/wrinkle-releaser'], error: 'missing letter' },
  {
    query: 'distibutor',
    pages: [...WHERE_TO_BUY, 'faq/distributors', 'whats-new/distributor-sampling'],
    error: 'missing letter',
  },
  { query: 'cupon', pages: ['offers', 'faq/distributors#offers'], error: 'missing letter' },
  {
    query: 'norovirsu',
    pages: ['articles/norovirus-first-hour', 'jobs-to-be-done/clean-up-a-body-fluid-spill'],
    error: 'transposed letters',
  },
  {
    query: 'laundry detergant',
    pages: [
      'brands/tide-professional/tide-2x-liquid',
      'brands/tide-professional/tide-laundry-detergent-system',
      'brands/tide-professional/tide-powder',
      'brands/tide-professional/coldwater-pods',
      'cleaning-solutions/laundry',
    ],
    error: 'wrong letter',
  },
  { query: 'clean grillde', pages: ['jobs-to-be-done/clean-a-griddle'], error: 'wrong letter' },
  {
    query: 'antibaterial soap',
    pages: ['brands/safeguard/antibacterial-hand-soap'],
    error: 'missing letter',
  },
  { query: 'pictorgams', pages: ['ghs-training', 'ghs-training/refresher'], error: 'transposed letters' },
  { query: 'disenfectent', pages: DISINFECTANTS, error: 'two errors' },
  { query: 'floar cleener', pages: FLOOR_CLEANERS, error: 'two errors' },
  {
    query: 'bathrom cleener',
    pages: [
      'brands/microban/24-hour-bathroom-cleaner',
      'brands/comet/bathroom-cleaner-disinfecting',
      'brands/dilute-2-go/d2g-bathroom',
      'cleaning-solutions/bathroom',
    ],
    error: 'two errors',
  },
  { query: 'neutrilizer sower', pages: ['brands/tide-professional/laundry-sour'], error: 'two errors' },
  { query: 'refrigeraters', pages: ['jobs-to-be-done/clean-a-walk-in-cooler'], error: 'wrong letter' },
  {
    query: 'multipurpose clearner',
    pages: [
      'brands/mr-clean/multi-purpose-cleaner',
      'brands/microban/24-hour-multi-purpose',
      'brands/dilute-2-go/d2g-all-purpose',
    ],
    error: 'two errors',
  },
  { query: 'antybacteriel soap', pages: ['brands/safeguard/antibacterial-hand-soap'], error: 'two errors' },
  {
    query: 'extracion of carpits',
    pages: ['brands/mr-clean/carpet-extraction-cleaner', 'jobs-to-be-done/extract-a-carpet'],
    error: 'two errors',
  },
  {
    query: 'febreeze',
    pages: ['brands/febreze', 'brands/febreze/fabric-refresher', 'brands/febreze/air-effects-linen'],
    error: 'phonetic',
  },
  {
    query: 'dezinfect surface',
    pages: [
      ...DISINFECTANTS,
      'jobs-to-be-done/disinfect-high-touch-points',
      'cleaning-solutions/surface-and-air-clean',
    ],
    error: 'phonetic',
  },
  {
    query: 'kwat',
    pages: [
      'brands/spic-and-span/broad-spectrum-disinfectant',
      'brands/spic-and-span/disinfecting-concentrate',
      'brands/spic-and-span/disinfecting-all-purpose-spray',
      'brands/spic-and-span/disinfecting-wipes',
    ],
    error: 'phonetic',
  },
  {
    query: 'fosforic acid',
    pages: ['brands/cascade/lime-scale-remover', 'sds/lime-scale-remover'],
    error: 'phonetic',
  },
  {
    query: 'spicandspan',
    pages: [
      'brands/spic-and-span',
      'brands/spic-and-span/glass-cleaner-rtu',
      'brands/spic-and-span/disinfecting-all-purpose-spray',
    ],
    error: 'joined words',
  },
  {
    query: 'mrclean',
    pages: [
      'brands/mr-clean',
      'hire-mr-clean',
      'brands/mr-clean/finished-floor-cleaner',
      'brands/mr-clean/multi-purpose-cleaner',
      'brands/mr-clean/magic-eraser-extra-power',
    ],
    error: 'joined words',
  },
  {
    query: 'toiletpaper',
    pages: [
      'brands/charmin/bath-tissue-wrapped',
      'brands/charmin/bath-tissue-mega',
      'brands/charmin/high-capacity-tissue',
      'brands/charmin',
    ],
    error: 'joined words',
  },
  { query: 'rinseaid', pages: ['brands/cascade/rinse-aid'], error: 'joined words' },
  {
    query: 'de greaser',
    pages: ['brands/dawn/heavy-duty-degreaser', 'brands/dawn/multi-surface-degreaser'],
    error: 'split word',
  },
  {
    query: 'micro ban',
    pages: [
      'brands/microban',
      'brands/microban/microban-24',
      'brands/microban/24-hour-bathroom-cleaner',
      'brands/microban/24-hour-multi-purpose',
      'brands/microban/24-hour-sanitizing-spray',
    ],
    error: 'split word',
  },
];

/** 100 queries, 40 of them with typos. Queries in trade terms are in trade-queries.ts. */
export const EXPECTED_QUERIES: readonly ExpectedQuery[] = [...WELL_TYPED, ...WITH_ERRORS];
