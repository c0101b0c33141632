/**
 * The campaign's posters. Names, doses, equipment and warnings are read from the products' entries, so that a poster
 * cannot contradict them.
 */
import { join } from 'node:path';
import { POISON_CENTER } from '@cleanpro/product-safety/hazards/first-aid';
import { mixingWarnings } from '@cleanpro/product-safety/hazards/mixing-warnings';
import { inOneLine } from '@cleanpro/product-safety/hazards/one-line';
import { CONTENT, read, saveAsset, text } from './entries.ts';
import { factsOf, type ProductFacts } from './facts.ts';
import { posterPdf, type Poster } from './poster.ts';
import { firstAidOf, hazardLinesOf, mixturesOf } from './safety.ts';

const productEntry = (slug: string) => read(join(CONTENT, 'entries', 'product', `product-${slug}.json`));
const product = (slug: string): ProductFacts => factsOf(productEntry(slug));
const name = (slug: string): string => text(productEntry(slug), 'productName');

/**
 * Returns the dose of a product's first dilution.
 * @throws Error if it has none
 */
function dose(slug: string): string {
  const [dilution] = product(slug).dilutions;
  if (!dilution) throw new Error(`product-${slug} has no dilution to print on a poster`);
  return dilution.dose;
}

/**
 * Returns the contents of a poster's hazard box for the products that the poster mentions.
 * @param names the poster's name for each product, by slug
 */
function hazards(names: Readonly<Record<string, string>>): Poster['notice'] {
  const entries = Object.keys(names).map(productEntry);
  const products = entries.map(factsOf);
  const named = Object.values(names).map((called, index) => ({
    called,
    word: products[index]?.hazards.signalWord,
  }));
  const calledIn = (word: string): string =>
    named
      .filter((each) => each.word === word)
      .map(({ called }) => called)
      .join(' and ');
  const signalWord = (['Danger', 'Warning'] as const).find((word) => calledIn(word) !== '') ?? 'None';
  const lesser = signalWord === 'Danger' ? calledIn('Warning') : '';
  return {
    title: `${calledIn(signalWord)}${lesser && `; WARNING: ${lesser}`}`,
    signalWord,
    pictograms: [...new Set(products.flatMap((facts) => facts.hazards.pictograms))],
    lines: [
      // One line per product, because disposable gloves might suffice for one product but not protect against the next.
      ...entries.map(
        (entry) =>
          `${entries.length > 1 ? `${text(entry, 'productName')}: safety gear and precautions` : 'Safety gear and precautions'}: ${inOneLine(factsOf(entry).protectiveEquipment)}.`,
      ),
      ...hazardLinesOf(entries).map((line) => `${line}.`),
      ...new Set(products.flatMap((facts) => facts.warnings)),
      ...mixingWarnings(mixturesOf(entries)),
      `${firstAidOf(entries).join('\n')} Poison center: ${POISON_CENTER}.`,
    ],
  };
}

const jobAddress = (job: string): string => `cleanpro.example/en-us/jobs-to-be-done/${job}`;

const posters = (): Record<string, Poster> => ({
  'hand-washing': {
    place: 'Kitchen: hand sink',
    headline: ['20 seconds.', 'Every time.'],
    icon: 'hand',
    color: '#0b5fc0',
    steps: [
      { title: 'Wet', text: 'Clean, running, warm water.' },
      { title: 'Soap', text: `${name('antibacterial-hand-soap')}: ${dose('antibacterial-hand-soap')}.` },
      { title: 'Rub for 20 seconds', text: 'Palms, backs, between the fingers, thumbs, under the nails.' },
      { title: 'Rinse', text: 'All the lather off, under running water.' },
      { title: 'Dry', text: 'A clean paper towel. Turn the faucet off with it.' },
    ],
    notice: {
      title: 'When?',
      signalWord: 'None',
      pictograms: [],
      lines: [
        'Before you touch food or put on gloves. After raw meat, trash, the restroom and every break.',
        'Gloves and sanitizer gel do not replace it.',
      ],
    },
    address: jobAddress('wash-hands-in-a-kitchen'),
  },
  'three-sinks': {
    place: 'Kitchen: pot sink',
    headline: ['Wash. Rinse.', 'Sanitize. Air dry.'],
    icon: 'dish',
    color: '#0a6f7e',
    steps: [
      { title: 'Scrape and pre-rinse', text: 'Then wash in this order: glasses, flatware, plates, pots.' },
      {
        title: 'Wash at 110 °F (43 °C) or above',
        text: `${name('pot-and-pan-detergent')}: ${dose('pot-and-pan-detergent')}. Goggles and gloves on before you pour.`,
      },
      { title: 'Rinse', text: 'Clean potable water, until all detergent is off.' },
      {
        title: 'Sanitize',
        text: 'An approved food-contact sanitizer (we don’t make one): dose, temperature and time as on its label. Test it with its strip.',
      },
      { title: 'Air dry', text: 'On a rack. No towels.' },
      {
        title: 'Change the water',
        text: 'At least every 4 hours; sooner when suds are gone, when it cools below 110 °F (43 °C), or when the strip reads too low.',
      },
    ],
    notice: hazards({ 'pot-and-pan-detergent': 'the undiluted detergent' }),
    address: jobAddress('set-up-a-three-compartment-sink'),
  },
  'heat-sets-stains': {
    place: 'Laundry: sorting table',
    headline: ['Look before', 'you dry.'],
    icon: 'laundry',
    color: '#3b4fb8',
    steps: [
      {
        title: 'What is it?',
        text: 'Blood, egg: protein. Lipstick, sauce: oil. Wine, coffee: tannin. Linen with blood, vomit or diarrhea: gloves on, do not shake it, and bag it as your exposure control plan requires.',
      },
      {
        title: 'Protein, starch, urine: spray and wait',
        text: `Soak it with ${name('stain-and-odor-eliminator')}; do not breathe the mist or let it dry. Not on wool or silk. Test a hidden seam first.`,
      },
      {
        title: 'Match the wash to the stain',
        text: `Protein: cold first. Oil: as warm as the care label allows. Tannin on white or colorfast cotton: hot, with ${name('oxygen-bleach-booster')}, dry in the powder drawer: ${dose('oxygen-bleach-booster')}.`,
      },
      { title: 'Look', text: 'Still there, or still smells of oil? Treat and wash it again.' },
      { title: 'Then dry', text: 'Heat sets any stain that is left.' },
    ],
    notice: hazards({ 'stain-and-odor-eliminator': 'spray', 'oxygen-bleach-booster': 'booster' }),
    address: jobAddress('treat-a-linen-stain'),
  },
  'acid-in-the-bowl': {
    place: 'Restroom: toilets and urinals',
    headline: ['Acid in the bowl.', 'Never with bleach.'],
    icon: 'restroom',
    color: '#8a2f6b',
    steps: [
      {
        title: 'Sign out, fan on, gear on',
        text: 'Close the restroom, open a window or run the exhaust fan, and put on what the red box says.',
      },
      {
        title: 'Clear the bowl',
        text: 'Take out bleach tablets and rim and urinal blocks. Flush several times, then push the water down with the brush.',
      },
      {
        title: 'Under the rim',
        text: `${name('toilet-bowl-cleaner')} on vitreous china only: never on seats, chrome, tile or stone.`,
      },
      { title: 'Wait', text: 'A few minutes, away from the vapor.' },
      {
        title: 'Brush slowly, flush twice',
        text: 'A urinal until no acid is left. No splashing. Rinse the brush in the flush water.',
      },
      { title: 'Rinse drips right away', text: 'From seats, metal and floor, with plenty of water.' },
    ],
    notice: hazards({ 'toilet-bowl-cleaner': 'corrosive acid' }),
    address: jobAddress('deep-clean-a-public-restroom'),
  },
});

/** Saves all posters and returns their number. */
export async function makePosters(): Promise<number> {
  const all = Object.entries(posters());
  for (const [file, poster] of all)
    saveAsset(
      `pdf-poster-${file}`,
      `poster-${file}.pdf`,
      await posterPdf(poster),
      `Poster: ${poster.headline.join(' ')}`,
    );
  return all.length;
}
