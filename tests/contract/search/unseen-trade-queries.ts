/**
 * Queries in trade terms, with the pages that answer them, written from the catalog by someone who had seen neither the
 * search nor its other tests. Do not tune the search with them.
 */
import type { ExpectedQuery } from './queries.ts';

export const UNSEEN_TRADE_QUERIES: readonly ExpectedQuery[] = [
  {
    query: 'quat RTU no bleach',
    pages: [
      'brands/spic-and-span/disinfecting-all-purpose-spray',
      'brands/microban/24-hour-multi-purpose',
      'brands/comet/bathroom-cleaner-disinfecting',
      'brands/microban/24-hour-bathroom-cleaner',
      'brands/spic-and-span/disinfecting-wipes',
    ],
  },
  { query: 'muriatic acid bowl cleaner', pages: ['brands/comet/toilet-bowl-cleaner'] },
  { query: 'MRSA kill claim', pages: ['brands/spic-and-span/disinfecting-wipes'] },
  { query: 'Pseudomonas aeruginosa', pages: ['brands/spic-and-span/broad-spectrum-disinfectant'] },
  {
    query: 'athletes foot fungus locker room shower tile',
    pages: ['brands/comet/bathroom-cleaner-disinfecting'],
  },
  { query: '51580-86-0', pages: ['brands/comet/cleanser-powder'] },
  {
    query: 'caustic soda 1310-73-2',
    pages: ['brands/dawn/heavy-duty-degreaser', 'brands/dawn/power-dissolver'],
  },
  { query: '400000050270', pages: ['brands/febreze/odor-eliminator-concentrate'] },
  { query: 'EPA reg no 99999-21', pages: ['brands/febreze/sanitizing-fabric-refresher'] },
  {
    query: 'neutral pH cleaner for sealed stone lobby floor',
    pages: ['brands/dilute-2-go/d2g-floor', 'faq#question-6', 'faq/floor-care#stone'],
  },
  { query: 'VCT wax 5 gal pail', pages: ['brands/mr-clean/high-gloss-floor-finish'] },
  { query: 'hepatitis B blood spill disinfectant', pages: ['jobs-to-be-done/clean-up-a-body-fluid-spill'] },
  {
    query: 'food contact sanitizer for third sink',
    pages: [
      'jobs-to-be-done/set-up-a-three-compartment-sink',
      'articles/three-compartment-sink',
      'faq/disinfection#food',
    ],
  },
  {
    query: 'unscented detergent for pump fed washers',
    pages: ['brands/tide-professional/tide-laundry-detergent-system'],
  },
  {
    query: 'chlorine free whitener for table linen',
    pages: ['brands/tide-professional/oxygen-bleach-booster', 'brands/tide-professional/tide-powder'],
  },
  { query: 'steam table delimer', pages: ['brands/cascade/lime-scale-remover'] },
  {
    query: 'lipstick and tea stains on china conveyor dishwasher',
    pages: ['brands/cascade/machine-detergent-liquid'],
  },
  {
    query: 'slippery kitchen floor after mopping',
    pages: [
      'articles/quarry-tile-slips',
      'brands/dawn/heavy-duty-floor-cleaner',
      'jobs-to-be-done/mop-a-kitchen-floor',
    ],
  },
  { query: 'road salt white residue lobby floor ice melt', pages: ['articles/ice-melt-and-floors'] },
  { query: 'drain flies in kitchen', pages: ['jobs-to-be-done/clean-a-floor-drain'] },
  {
    query: 'urine smell grout mens room',
    pages: ['brands/comet/floor-and-restroom-cleaner', 'articles/restroom-odor-in-grout'],
  },
  { query: 'fabric softener 15 gallon drum', pages: ['brands/downy/softener-system'] },
  { query: 'disinfectent wipes for keybords', pages: ['brands/spic-and-span/disinfecting-wipes'] },
  { query: 'benzalkonum chloride hand soap', pages: ['brands/safeguard/antibacterial-hand-soap'] },
  { query: 'chemical dispencer backflow preventer', pages: ['brands/dilute-2-go/d2g-dispenser'] },
  { query: 'corless toilet tissue', pages: ['brands/charmin/high-capacity-tissue'] },
  { query: 'phosporic acid laundry souer', pages: ['brands/tide-professional/laundry-sour'] },
  { query: 'carpit extractor detergant low foam', pages: ['brands/mr-clean/carpet-extraction-cleaner'] },
  { query: 'greese trap clogged', pages: ['articles/grease-trap-habits'] },
  {
    query: 'melamine spong scuff marks wall',
    pages: ['brands/mr-clean/magic-eraser-extra-power', 'jobs-to-be-done/remove-wall-scuffs'],
  },
];
