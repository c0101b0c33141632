/**
 * Queries like those in queries.ts, written after the search had been tuned with queries.ts. They measure how well the
 * search answers queries for which it was not tuned.
 */
import type { ExpectedQuery } from './queries.ts';

export const HELD_OUT_QUERIES: readonly ExpectedQuery[] = [
  // Products
  { query: 'tide liquid 15 gallon', pages: ['brands/tide-professional/tide-laundry-detergent-system'] },
  { query: 'comet toilet cleaner', pages: ['brands/comet/toilet-bowl-cleaner'] },
  {
    query: 'lint free paper hand towels',
    pages: ['brands/bounty/towel-multifold', 'brands/bounty/paper-towels-roll'],
  },
  {
    query: 'safeguard soap',
    pages: [
      'brands/safeguard',
      'brands/safeguard/antibacterial-hand-soap',
      'brands/safeguard/foaming-hand-soap',
      'brands/safeguard/bar-soap',
    ],
  },
  { query: 'alcohol hand sanitizer gallon', pages: ['brands/safeguard/sanitizer-gel'] },
  {
    query: 'extendable duster handle',
    pages: ['brands/swiffer/duster-starter-kit', 'brands/swiffer/duster-refills'],
  },
  { query: 'static guard for dryer', pages: ['brands/downy/dryer-sheets'] },
  {
    query: 'microban 24',
    pages: [
      'brands/microban/microban-24',
      'brands/microban/24-hour-bathroom-cleaner',
      'brands/microban/24-hour-multi-purpose',
      'brands/microban/24-hour-sanitizing-spray',
      'whats-new/microban-sample',
    ],
  },
  // Tasks and problems
  {
    query: 'how to clean grout lines',
    pages: [
      'jobs-to-be-done/clean-grout',
      'brands/comet/cleanser-powder',
      'brands/comet/floor-and-restroom-cleaner',
    ],
  },
  { query: 'urine smell mattress', pages: ['brands/tide-professional/stain-and-odor-eliminator'] },
  { query: 'burnt on food in pans', pages: ['brands/dawn/power-dissolver', 'brands/dawn/pan-soak'] },
  { query: 'clogged drain', pages: ['articles/grease-trap-habits', 'jobs-to-be-done/clean-a-floor-drain'] },
  {
    query: 'stiff towels',
    pages: [
      'jobs-to-be-done/keep-towels-soft',
      'brands/downy/softener-liquid',
      'brands/downy/softener-system',
      'faq/laundry-care#softener',
    ],
  },
  {
    query: 'coffee machine descaling',
    pages: ['brands/cascade/lime-scale-remover', 'jobs-to-be-done/clean-a-coffee-urn'],
  },
  {
    query: 'streaks on mirrors',
    pages: [
      'brands/spic-and-span/glass-cleaner-rtu',
      'brands/spic-and-span/disinfecting-all-purpose-spray',
      'brands/dilute-2-go/d2g-glass',
      'jobs-to-be-done/clean-glass-doors',
    ],
  },
  // Regulated words, documents and commerce
  { query: 'mrsa', pages: ['brands/spic-and-span/disinfecting-wipes'] },
  {
    query: 'can i mix bleach and ammonia',
    pages: ['faq#question-4', 'faq/product-safety#mixing', 'faq/product-safety#mixed-already'],
  },
  {
    query: 'sds tide',
    pages: [
      'safety-data-sheets/tide-professional',
      'sds/tide-2x-liquid',
      'sds/tide-powder',
      'sds/tide-laundry-detergent-system',
    ],
  },
  { query: 'discounts', pages: ['offers', 'faq/distributors#offers'] },
  { query: '00 4000 0005 0478', pages: ['brands/spic-and-span/glass-cleaner-rtu'] },
  { query: 'sanatizing wipes', pages: ['brands/spic-and-span/disinfecting-wipes'], error: 'wrong letter' },
  { query: 'dishwashng liqiud', pages: ['brands/dawn/dish-liquid-original'], error: 'two errors' },
  {
    query: 'carpet stane',
    pages: ['brands/mr-clean/carpet-spot-remover', 'jobs-to-be-done/remove-a-carpet-spot'],
    error: 'phonetic',
  },
  {
    query: 'sustainabilty',
    pages: ['sustainability', 'faq/sustainability-questions'],
    error: 'missing letter',
  },
  {
    query: 'airfreshener',
    pages: ['brands/febreze/air-effects-linen', 'products/air-care'],
    error: 'joined words',
  },
  {
    query: 'degreezer',
    pages: ['brands/dawn/heavy-duty-degreaser', 'brands/dawn/multi-surface-degreaser'],
    error: 'phonetic',
  },
  {
    query: 'hepatitus',
    pages: ['whats-new/epa-registered-cleaning-products', 'brands/spic-and-span/broad-spectrum-disinfectant'],
    error: 'wrong letter',
  },
  {
    query: 'regsitration number',
    pages: ['faq/disinfection#registration', 'whats-new/epa-registered-cleaning-products'],
    error: 'transposed letters',
  },
  { query: 'dust er refills', pages: ['brands/swiffer/duster-refills'], error: 'split word' },
  { query: 'napkns', pages: ['brands/bounty/quilted-napkins'], error: 'missing letter' },
];
