/** Exclusions: a text that lists what a product is not for lists all that `notFor` holds. */
import type { Entry, View } from '../../space/types.ts';
import { problemAt, type Problem } from '../problem.ts';
import { blocksOf, linkedEntries, listOf, textOf } from '../values.ts';
import { sentencesOf } from './product.ts';

/** How texts name a material. What is a use and not a material ("Food-contact surfaces") is in no list of materials. */
const NAMED: Readonly<Record<string, RegExp>> = {
  'Acrylic and plastic': /\b(?:acrylic|plastics?)\b/i,
  'Acrylic and polycarbonate': /\b(?:acrylic|polycarbonate)\b/i,
  Aluminum: /\baluminum\b/i,
  'Asphalt tile': /\basphalt\b/i,
  'Brass and copper': /\b(?:brass|copper)\b/i,
  'Brass and gold finishes': /\b(?:brass|gold)\b/i,
  Carpet: /\bcarpets?\b/i,
  'Cast iron': /\bcast iron\b/i,
  'Children’s sleepwear': /\bsleepwear\b/i,
  'Colored grout': /\bcolored grout\b/i,
  'Colors that are not colorfast': /\b(?:colorfast|colors)\b/i,
  Concrete: /\bconcrete\b/i,
  'Copper and brass': /\b(?:brass|copper)\b/i,
  'Damaged enamel': /\benamel\b/i,
  'Dry-clean-only fabrics': /\bdry[- ]clean/i,
  'Electronic screens': /\bscreens?\b/i,
  Fabric: /\bfabrics?\b/i,
  'Flame-resistant garments': /\bflame[- ]resistan/i,
  'Galvanized metal': /\b(?:galvanized|zinc)\b/i,
  Glass: /\bglass\b/i,
  'Glass-ceramic cooktops': /\bglass-ceramic\b/i,
  Laminate: /\blaminate\b/i,
  Leather: /\bleather\b/i,
  'Leather and suede': /\b(?:leather|suede)\b/i,
  Linoleum: /\blinoleum\b/i,
  Microfiber: /\bmicrofiber\b/i,
  'Natural stone': /\b(?:stone|marble|granite|limestone|travertine)\b/i,
  'Nonstick coatings': /\bnonstick\b/i,
  'Painted surfaces': /\bpaint(?:ed)?\b/i,
  Rubber: /\brubber\b/i,
  'Seasoned cast iron': /\bcast iron\b/i,
  'Stainless steel': /\bstainless\b/i,
  Terrazzo: /\bterrazzo\b/i,
  'Unfinished wood': /\bwood(?:en)?\b/i,
  'Unsealed wood': /\bwood(?:en)?\b/i,
  Wood: /\bwood(?:en)?\b/i,
  'Wood floors': /\bwood(?:en)?\b/i,
  'Wool and silk': /\b(?:wool|silk)\b/i,
};

/** A field with the paragraphs and list items of its rich text. */
interface ListingText {
  id: string;
  field: string;
  blocks: readonly string[];
}

/** The description, and the answers to questions that are not about one of the materials. */
function listingTexts(view: View, product: Entry, materials: readonly string[]): ListingText[] {
  const answers = linkedEntries(view, product, 'questions')
    .filter((question) => !materials.some((name) => NAMED[name]?.test(textOf(question, 'question') ?? '')))
    .flatMap((question) => linkedEntries(view, question, 'answer'))
    .map((answer) => ({ id: answer.sys.id, field: 'body', blocks: blocksOf(answer, 'body') }));
  const description = { id: product.sys.id, field: 'description', blocks: blocksOf(product, 'description') };
  return [description, ...answers];
}

function checkProduct(view: View, product: Entry): Problem[] {
  const materials = listOf(product, 'notFor').filter((name) => name in NAMED);
  const namedIn = (text: string): string[] => materials.filter((name) => NAMED[name]?.test(text));
  return listingTexts(view, product, materials).flatMap(({ id, field, blocks }) => {
    const list = blocks.flatMap(sentencesOf).find((sentence) => namedIn(sentence).length > 1);
    const missing = materials.filter((name) => !namedIn(blocks.join(' ')).includes(name));
    return list && missing.length > 0
      ? [
          problemAt(
            id,
            field,
            `lists what ${product.sys.id} is not for without ${missing.join(', ')}: “${list}”`,
            'list all that notFor holds',
          ),
        ]
      : [];
  });
}

/** Problems of texts that name some of a product's exclusions and leave out others. */
export const checkExclusions = (view: View): Problem[] =>
  view.entriesOf('product').flatMap((product) => checkProduct(view, product));
