/**
 * Which products must never meet, by their ingredients: hypochlorite with acids, ammonia, amines, quaternary ammonium compounds,
 * peroxides and alcohols; acids with peroxides and strong alkalis. NOAA's CAMEO Chemicals has the reactions of such groups.
 */
import type { Words } from './statements.ts';
import { groupsOf, NAMES, type Group, type Mixture } from './substances.ts';

const CHLORINE_GAS: Words = {
  en: 'releases toxic chlorine gas',
  es: 'libera gas cloro, que es tóxico',
  fr: 'dégage du chlore, un gaz toxique',
};
const CHLORAMINES: Words = {
  en: 'releases toxic chloramine vapor',
  es: 'libera vapores tóxicos de cloraminas',
  fr: 'dégage des vapeurs toxiques de chloramines',
};
const IRRITATING: Words = {
  en: 'can release irritating vapor',
  es: 'puede liberar vapores irritantes',
  fr: 'peut dégager des vapeurs irritantes',
};
const PRESSURE: Words = {
  en: 'releases heat and gas, which can burst a container',
  es: 'libera calor y gas, que pueden reventar un envase',
  fr: 'dégage de la chaleur et du gaz, qui peuvent faire éclater un récipient',
};
const CHLOROFORM: Words = {
  en: 'releases toxic vapor such as chloroform',
  es: 'libera vapores tóxicos como el cloroformo',
  fr: 'dégage des vapeurs toxiques comme le chloroforme',
};
const HEAT: Words = {
  en: 'heats up and spatters',
  es: 'se calienta y salpica',
  fr: 'chauffe et projette des gouttes',
};

/** What two groups do to each other; without a danger they only make each other useless. The first that applies is named. */
const REACTIONS: readonly { groups: readonly [Group, Group]; danger?: Words }[] = [
  { groups: ['chlorine', 'acid'], danger: CHLORINE_GAS },
  { groups: ['chlorine', 'amine'], danger: CHLORAMINES },
  { groups: ['chlorine', 'alcohol'], danger: CHLOROFORM },
  { groups: ['chlorine', 'peroxide'], danger: PRESSURE },
  { groups: ['chlorine', 'quat'], danger: IRRITATING },
  { groups: ['reserveAcid', 'peroxide'], danger: PRESSURE },
  { groups: ['reserveAcid', 'alkali'], danger: HEAT },
  { groups: ['quat', 'anionic'] },
  { groups: ['chlorine', 'enzyme'] },
];

/** The group that a product must not meet, with what would happen; without a danger they only make each other useless. */
export interface Partner {
  name: Words;
  danger?: Words;
}

/** The groups of substances that a product must not meet, each once. */
export function partnersOf(product: Mixture): Partner[] {
  const groups = groupsOf(product);
  // A product that holds both of a pair, such as an alkaline bleach, still must not meet more of the other.
  const partners = REACTIONS.flatMap(({ groups: [one, other], danger }) => [
    ...(groups.has(one) ? [{ group: other, danger }] : []),
    ...(groups.has(other) ? [{ group: one, danger }] : []),
  ]);
  const byName = new Map<string, Partner>();
  for (const { group, danger } of partners) {
    const name = NAMES[group];
    if (!byName.has(name.en)) byName.set(name.en, danger ? { name, danger } : { name });
  }
  return [...byName.values()];
}

/** What happens when two products meet; undefined where nothing dangerous does. The order of the products makes no difference. */
export function dangerBetween(a: Mixture, b: Mixture): Words | undefined {
  const [ofA, ofB] = [groupsOf(a), groupsOf(b)];
  return REACTIONS.find(
    ({ groups: [one, other], danger }) =>
      danger && ((ofA.has(one) && ofB.has(other)) || (ofA.has(other) && ofB.has(one))),
  )?.danger;
}

/** Every pair of products that must never meet, each once, in the order of the products. */
export const dangerousPairs = <Product extends Mixture>(
  products: readonly Product[],
): { pair: [Product, Product]; danger: Words }[] =>
  products.flatMap((first, index) =>
    products.slice(index + 1).flatMap((second) => {
      const danger = dangerBetween(first, second);
      return danger ? [{ pair: [first, second] satisfies [Product, Product], danger }] : [];
    }),
  );

/** The statement for two products: "Never mix A and B: releases toxic chlorine gas." */
export const neverMix = (first: string, second: string, danger: Words): string =>
  `Never mix ${first} and ${second}: ${danger.en}.`;

/** What holds for every pair: the sentence that follows the statements of product, job, plan, finder and label. */
export const SEPARATION: Words = {
  en: 'Never mix them, and never use one after the other without rinsing with plenty of water in between. Never share a bucket, bottle or drain, and store them apart.',
  es: 'No mezclarlos nunca ni usar uno después del otro sin enjuagar entre ambos con abundante agua. No compartir nunca cubo, botella ni desagüe, y almacenarlos por separado.',
  fr: 'Ne jamais les mélanger ni utiliser l’un après l’autre sans rincer entre les deux à grande eau. Ne jamais partager seau, flacon ni évacuation, et les stocker séparément.',
};

/** Names of materials in entries that follow from the ingredients, and that therefore no entry repeats. */
export const DERIVED_MATERIALS: readonly string[] = Object.values(NAMES).map(({ en }) => en);

/** All materials to keep a product apart from: those that follow from its ingredients, then those that its entry names. */
export const incompatibleMaterials = (product: Mixture, named: readonly string[]): string[] => [
  ...new Set([...partnersOf(product).map(({ name }) => name.en), ...named]),
];
