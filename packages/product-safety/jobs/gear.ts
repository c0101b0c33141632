/**
 * Protective gear for each step of a job: required by its products at the dose in use, or mentioned in the step's text.
 */
import { inWearingOrder, protectionNamedIn, protectionOf } from '../hazards/protection.ts';
import { splitSentences } from '@cleanpro/text/sentences';
import { joinWords } from '@cleanpro/text/join-words';
import { productsNamedIn, wordsOf, type Job, type JobProduct } from './job.ts';

/** Gear for handling the concentrate of a product whose diluted solution needs less. */
interface MixingGear {
  product: string;
  items: string[];
}

export interface StepGear {
  wear: string[];
  mixing: MixingGear[];
}

const FOOTWEAR = 'Non-slip footwear';
const VENTILATION = 'Ventilation';
const ON_FLOORS = /\bfloors?\b|\bmop\w*|\bcarpet|\btile\b/i;
const MIXES =
  /\b(?:mix(?:ed)?|pour|pump it|measure|weighed|open the concentrate|change (?:a|the) (?:pack|container)|(?:stir|add|dissolve)\b[^.;]*\b(?:dose|dilution) above)\b/i;
/** Matches "keep wearing the gear from step 1" and the older wording "keep the protection of step 1 on". */
const FROM_STEP = /\b(?:gear from|protection of) step (\d+)\b/gi;

/** Describes the handling of a concentrate in gear labels. */
export const MIXING = 'to pour, mix or refill';

type GearProduct = Pick<JobProduct, 'name' | 'protectiveEquipment' | 'dilutions'>;

/** Whether a product is used only in dilutions that are not classified as hazardous. */
export const isMildInUse = ({ dilutions }: GearProduct): boolean =>
  dilutions.length > 0 && dilutions.every((signalWord) => signalWord === 'None');

/** Whether an item protects against the surroundings (wet floor, air) rather than contact with the product. */
const isForLocation = (item: string): boolean => item === FOOTWEAR || item === VENTILATION;

const isGloves = (item: string): boolean => /gloves$/i.test(item);

/** Returns the kinds of gloves that products require. */
export const glovesOf = (products: readonly GearProduct[]): string[] => [
  ...new Set(products.flatMap((product) => product.protectiveEquipment.filter(isGloves))),
];

/** Returns the gear that a step's text says to keep on from earlier steps. */
export const gearLeftOn = (words: string, before: readonly StepGear[]): string[] =>
  [...words.matchAll(FROM_STEP)].flatMap(([, number]) => before[Number(number) - 1]?.wear ?? []);

/**
 * Returns the gear for a step's text: what the products in it require at their doses, plus what the text mentions.
 * @param before gear of the earlier steps, which the person may still be wearing
 */
export function gearFor(words: string, used: readonly GearProduct[], before: readonly StepGear[]): StepGear {
  // The word "floor" in a product's name does not mean that the step takes place on a floor.
  const location = used.reduce((text, { name }) => text.replaceAll(name, ''), words);
  const inUse = used.flatMap((product) =>
    product.protectiveEquipment
      .filter((item) => isForLocation(item) || !isMildInUse(product))
      .filter((item) => item !== FOOTWEAR || ON_FLOORS.test(location)),
  );
  const ofProducts = glovesOf(used);
  // "Gloves" without a kind means those of the products or, if there are none, those still on from an earlier step.
  const gloves =
    ofProducts.length > 0
      ? ofProducts
      : (before.findLast(({ wear }) => wear.some(isGloves))?.wear.filter(isGloves) ?? []);
  const shoes = before.flatMap(({ wear }) => wear.filter((item) => item === FOOTWEAR));
  const named = splitSentences(words).map((sentence) => ({
    isMixing: MIXES.test(sentence),
    items: protectionNamedIn(sentence, gloves),
  }));
  const namedFor = (isMixing: boolean): string[] =>
    named.flatMap(({ isMixing: mixing, items }) =>
      items.filter((item) => (mixing && !isForLocation(item)) === isMixing),
    );

  const mixed = used.filter(isMildInUse);
  // If no product in this step is a concentrate, sentences about mixing describe the work itself.
  const wear = protectionOf(
    inUse,
    namedFor(false),
    mixed.length > 0 ? [] : namedFor(true),
    gearLeftOn(words, before),
    // The floor stays wet until the job is done.
    shoes,
  );
  const ofConcentrates = mixed.flatMap((product) => product.protectiveEquipment);
  const more = namedFor(true).filter((item) => !ofConcentrates.includes(item));
  const mixing = mixed.map((product) => ({
    product: product.name,
    items: inWearingOrder(
      protectionOf(
        wear,
        product.protectiveEquipment.filter((item) => !isForLocation(item)),
        more,
      ),
    ).filter((item) => !wear.includes(item)),
  }));
  return { wear: inWearingOrder(wear), mixing: mixing.filter(({ items }) => items.length > 0) };
}

/** Returns the gear for each step of a job. */
export function gearOf(job: Job): StepGear[] {
  const gear: StepGear[] = [];
  for (const step of job.steps) {
    const words = wordsOf(step);
    gear.push(gearFor(words, productsNamedIn(words, job.products), gear));
  }
  return gear;
}

interface GearLine {
  label: string;
  items: string[];
}

/** Formats step numbers: `Step 2`, `Steps 1 and 2`, `Steps 1 to 3 and 5`. */
function stepsText(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  const texts = runs.flatMap(([first, last]) => {
    if (last - first > 1) return `${first} to ${last}`;
    return first === last ? String(first) : [String(first), String(last)];
  });
  return `${numbers.length > 1 ? 'Steps' : 'Step'} ${joinWords(texts, 'and')}`;
}

/** Returns a step's items. If the step needs two kinds of gloves, each states which products it is for. */
function withPurposes(items: readonly string[], used: readonly JobProduct[]): string[] {
  if (items.filter(isGloves).length < 2) return [...items];
  return items.map((item) => {
    const names = used
      .filter((product) => product.protectiveEquipment.includes(item))
      .map(({ name }) => name);
    return isGloves(item) && names.length > 0 ? `${item} for ${joinWords(names, 'and')}` : item;
  });
}

/**
 * Returns the gear of a job as lines. Steps with the same gear share a line, and so do steps that mix the same
 * concentrate with the same gear.
 */
export function gearLines(job: Job): GearLine[] {
  const lines = new Map<string, { items: string[]; product: string | undefined; numbers: number[] }>();
  for (const [index, { wear, mixing }] of gearOf(job).entries()) {
    const step = job.steps[index];
    const used = step ? productsNamedIn(wordsOf(step), job.products) : [];
    for (const { product, items } of [{ product: undefined, items: withPurposes(wear, used) }, ...mixing]) {
      if (items.length === 0) continue;
      const key = JSON.stringify([product, items.toSorted()]);
      const line = lines.get(key) ?? { items, product, numbers: [] };
      lines.set(key, { ...line, numbers: [...line.numbers, index + 1] });
    }
  }
  return [...lines.values()].map(({ items, product, numbers }) => ({
    label: product ? `${stepsText(numbers)}, ${MIXING} ${product}` : stepsText(numbers),
    items,
  }));
}
