/** Checks that wherever content lists what a product is not for, it lists everything in `notFor`. */
import { splitSentences } from '@cleanpro/text/sentences';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { blocksOf, linkedEntries, listOf, textOf } from '../values.ts';

/**
 * Names under which content mentions materials. Uses such as "Food-contact surfaces" are not materials, so they are not
 * listed here.
 */
const NAMED: Readonly<Record<string, RegExp>> = {
  'Acrylic and plastic': /\b(?:acrylic|plastics?)\b/i,
  'Acrylic and polycarbonate': /\b(?:acrylic|polycarbonate)\b/i,
  Aluminum: /\baluminum\b/i,
  'Asphalt tile': /\basphalt\b/i,
  'Bar towels and wipers': /\b(?:towels|wipers)\b/i,
  'Brass and copper': /\b(?:brass|copper)\b/i,
  'Brass and gold finishes': /\b(?:brass|gold)\b/i,
  Carpet: /\bcarpets?\b/i,
  'Cast iron': /\bcast iron\b/i,
  'Children’s sleepwear': /\bsleepwear\b/i,
  'Chrome and stainless steel': /\b(?:chrome|stainless)\b/i,
  'Colored grout': /\bcolored grout\b/i,
  'Colors that are not colorfast': /\b(?:colorfast|colors)\b/i,
  Concrete: /\bconcrete\b/i,
  'Copper and brass': /\b(?:brass|copper)\b/i,
  Crystal: /\bcrystal\b/i,
  'Damaged enamel': /\benamel\b/i,
  Chrome: /\bchrome\b/i,
  'Dry-clean-only fabrics': /\bdry[- ]clean/i,
  'Electronic screens': /\bscreens?\b/i,
  Fabric: /\bfabrics?\b/i,
  'Fabric and upholstery': /\b(?:fabrics?|upholstery)\b/i,
  'Flame-resistant fabrics': /\bflame[- ]resistan/i,
  'Flame-resistant garments': /\bflame[- ]resistan/i,
  'Galvanized metal': /\b(?:galvanized|zinc)\b/i,
  Glass: /\bglass\b/i,
  'Glass-ceramic cooktops': /\bglass-ceramic\b/i,
  Laminate: /\blaminate\b/i,
  Leather: /\bleather\b/i,
  'Leather and suede': /\b(?:leather|suede)\b/i,
  Linoleum: /\blinoleum\b/i,
  Microfiber: /\bmicrofiber\b/i,
  'Moisture-wicking sportswear': /\bwicking\b/i,
  'Natural stone': /\b(?:stone|marble|granite|limestone|travertine)\b/i,
  'Nonstick coatings': /\bnonstick\b/i,
  'Overglaze decoration': /\boverglaze\b/i,
  'Painted surfaces': /\bpaint(?:ed)?\b/i,
  Rubber: /\brubber\b/i,
  'Seasoned cast iron': /\bcast iron\b/i,
  'Self-cleaning oven linings': /\bself-cleaning\b/i,
  Silk: /\bsilk\b/i,
  'Silk and satin': /\b(?:silk|satin)\b/i,
  Silver: /\bsilver\b/i,
  'Stainless steel': /\bstainless\b/i,
  'Sterling silver': /\bsilver\b/i,
  Terrazzo: /\bterrazzo\b/i,
  'Uncoated aluminum': /\baluminum\b/i,
  'Unfinished wood': /\bwood(?:en)?\b/i,
  'Unsealed wood': /\bwood(?:en)?\b/i,
  'Unsealed, oiled or waxed wood': /\bwood(?:en)?\b|\bboards\b/i,
  'Varnished or painted wood': /\bwood(?:en)?\b/i,
  Wood: /\bwood(?:en)?\b/i,
  'Wood floors': /\bwood(?:en)?\b/i,
  'Wooden handles': /\bwooden\b/i,
  'Wool and silk': /\b(?:wool|silk)\b/i,
};

/** A field with the paragraphs and list items of its rich text document. */
interface FieldParagraphs {
  id: string;
  field: string;
  blocks: readonly string[];
}

/** Returns the description and the answers, except for answers to questions about one of the materials. */
function descriptionAndAnswers(view: View, product: Entry, materials: readonly string[]): FieldParagraphs[] {
  const answers = linkedEntries(view, product, 'questions')
    .filter((question) => !materials.some((name) => NAMED[name]?.test(textOf(question, 'question') ?? '')))
    .flatMap((question) => linkedEntries(view, question, 'answer'))
    .map((answer) => ({ id: answer.sys.id, field: 'body', blocks: blocksOf(answer, 'body') }));
  const description = { id: product.sys.id, field: 'description', blocks: blocksOf(product, 'description') };
  return [description, ...answers];
}

const materialsOf = (product: Entry): string[] => listOf(product, 'notFor').filter((name) => name in NAMED);

/**
 * Returns the materials that `text` omits although `sentence` names two or more. Readers take such a list as complete.
 */
export function unlistedExclusions(product: Entry, sentence: string, text: readonly string[]): string[] {
  const materials = materialsOf(product);
  const isNamedIn = (words: string) => (name: string) => NAMED[name]?.test(words) === true;
  return materials.filter(isNamedIn(sentence)).length > 1
    ? materials.filter((name) => !isNamedIn(text.join(' '))(name))
    : [];
}

function checkProduct(view: View, product: Entry): Problem[] {
  return descriptionAndAnswers(view, product, materialsOf(product)).flatMap(({ id, field, blocks }) => {
    const [[list, missing] = ['', []]] = blocks
      .flatMap(splitSentences)
      .map((sentence): [string, string[]] => [sentence, unlistedExclusions(product, sentence, blocks)])
      .filter(([, names]) => names.length > 0);
    return missing.length > 0
      ? [
          problemAt(
            id,
            field,
            `leaves ${missing.join(', ')} out of what ${product.sys.id} is not for: “${list}”`,
            'list everything under “Not for”',
          ),
        ]
      : [];
  });
}

const EXCLUDES = /\b(?:never|not|off)\b/i;

/** Checks that a sentence of an article that names a product and excludes two of its materials excludes all of them. */
function checkArticle(view: View, article: Entry): Problem[] {
  const blocks = blocksOf(article, 'body');
  return linkedEntries(view, article, 'relatedProducts').flatMap((product) =>
    blocks
      .filter((block) => block.includes(textOf(product, 'productName') ?? '\0'))
      .flatMap((block) =>
        splitSentences(block)
          .filter((sentence) => EXCLUDES.test(sentence))
          .map((sentence): [string, string[]] => [sentence, unlistedExclusions(product, sentence, [block])]),
      )
      .filter(([, missing]) => missing.length > 0)
      .map(([sentence, missing]) =>
        problemAt(
          article.sys.id,
          'body',
          `leaves ${missing.join(', ')} out of what ${product.sys.id} is not for: “${sentence}”`,
          'list everything under “Not for”',
        ),
      ),
  );
}

/** Returns the problems with descriptions, answers and articles that name only some of a product's exclusions. */
export const checkExclusions = (view: View): Problem[] => [
  ...view.entriesOf('product').flatMap((product) => checkProduct(view, product)),
  ...view.entriesOf('articleDetailPages').flatMap((article) => checkArticle(view, article)),
];
