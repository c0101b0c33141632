import { matchesInOrder } from '@cleanpro/text/matches-in-order';

/** Patterns that recognize equipment in text. Where several match, the first one wins. */
const NAMED: readonly (readonly [item: string, pattern: RegExp])[] = [
  ['Chemical splash goggles or face shield', /\bgoggles or (?:a )?(?:face )?shield\b/gi],
  ['Chemical splash goggles', /\bgoggles\b/gi],
  ['Face shield', /\bface shield\b/gi],
  ['Safety glasses', /\bsafety glasses\b/gi],
  ['Mask', /\bmask\b/gi],
  ['Heat-resistant gloves', /\b(?:long )?heat-resistant gloves\b/gi],
  ['Puncture-resistant gloves', /\bpuncture-resistant gloves\b/gi],
  ['Chemical-resistant gloves', /\b(?:long )?(?:chemical|acid)-resistant gloves\b/gi],
  ['Disposable gloves', /\b(?:disposable|exam) gloves\b/gi],
  ['Fluid-resistant apron', /\bfluid-resistant apron\b/gi],
  ['Protective apron', /\bapron\b/gi],
  ['Non-slip shoe covers', /\b(?:non-slip )?shoe covers\b/gi],
  ['Non-slip footwear', /\bnon-slip (?:shoes|boots|footwear)\b/gi],
  [
    'Ventilation',
    /\bventilat\w+|\bswitch on the (?:exhaust )?fan\b|\b(?:run|start) the fans?\b|\bopen (?:a|the) (?:window|door)\b|\bfresh air in\b/gi,
  ],
];

const ORDER = new Map(NAMED.map(([item], index) => [item, index]));

/** Sorts items from head to foot. Items without a pattern come last. */
export const inWearingOrder = (items: readonly string[]): string[] =>
  items.toSorted((a, b) => (ORDER.get(a) ?? ORDER.size) - (ORDER.get(b) ?? ORDER.size));

/** "Gloves" without a kind. */
const PLAIN_GLOVES = /\bgloves\b/i;
const COMES_OFF =
  /\b(?:take|taking|took|turn)\b[^.;]*\b(?:off|inside out)\b|\bgloves off\b|\bgloves do not replace\b/i;
/** Equipment put on after other equipment was taken off. */
const PUT_ON_AFTER = /\boff\b.*?(\bput on\b.*)/i;

/**
 * Returns the equipment that a sentence tells the reader to wear.
 * @param gloves kinds that "gloves" alone stands for: those required by the products in the sentence
 */
export function protectionNamedIn(sentence: string, gloves: readonly string[]): string[] {
  const worn = COMES_OFF.test(sentence) ? (PUT_ON_AFTER.exec(sentence)?.[1] ?? '') : sentence;
  const { names: items, rest } = matchesInOrder(worn, NAMED);
  return PLAIN_GLOVES.test(rest) ? [...items, ...gloves] : items;
}

/** Items that protect at least as well, by item. An item is dropped if one of these is also listed. */
const STRONGER: Readonly<Record<string, readonly string[]>> = {
  // Gloves and aprons never replace each other, because some protect against infection and others against chemicals.
  'safety glasses': ['chemical splash goggles'],
  'chemical splash goggles or face shield': ['chemical splash goggles'],
};

/** Merges lists of equipment, without duplicates and without items for which a stronger one is listed. */
export function protectionOf(...lists: readonly (readonly string[])[]): string[] {
  const items = new Map<string, string>();
  for (const item of lists.flat()) if (!items.has(item.toLowerCase())) items.set(item.toLowerCase(), item);
  return [...items].flatMap(([key, item]) =>
    (STRONGER[key] ?? []).some((stronger) => items.has(stronger)) ? [] : [item],
  );
}
