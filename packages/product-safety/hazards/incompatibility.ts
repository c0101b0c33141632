/**
 * Products that must never be mixed, by ingredient: hypochlorite with acids, ammonia, amines, alcohols, peroxides and
 * quaternary ammonium compounds; acids with peroxides, carbonates and strong alkalis. The pairs follow NOAA's CAMEO
 * Chemicals and product labels.
 */
import type { Words } from './statements.ts';
import { groupsOf, type Group, type Mixture } from './substances.ts';

/** Names of each group: as a material to avoid (product pages and sheets) and as an ingredient (warning statements). */
const NAMES: Record<Group, { material: Words; content: string }> = {
  chlorine: {
    material: {
      en: 'Chlorine bleach',
      es: 'Blanqueador con cloro (líquido, en polvo o en pastillas)',
      fr: 'Produits chlorés (eau de Javel, poudres et pastilles)',
    },
    content: 'chlorine bleach',
  },
  acid: { material: { en: 'Acids', es: 'Ácidos', fr: 'Acides' }, content: 'acid' },
  reserveAcid: { material: { en: 'Acids', es: 'Ácidos', fr: 'Acides' }, content: 'acid' },
  alkali: { material: { en: 'Alkalis', es: 'Álcalis', fr: 'Alcalis' }, content: 'strong alkali' },
  carbonate: { material: { en: 'Carbonates', es: 'Carbonatos', fr: 'Carbonates' }, content: 'carbonate' },
  amine: {
    material: { en: 'Ammonia and amines', es: 'Amoníaco y aminas', fr: 'Ammoniac et amines' },
    content: 'amines',
  },
  quat: {
    material: {
      en: 'Quaternary ammonium compounds',
      es: 'Compuestos de amonio cuaternario',
      fr: 'Composés d’ammonium quaternaire',
    },
    content: 'quaternary ammonium compounds',
  },
  peroxide: { material: { en: 'Peroxides', es: 'Peróxidos', fr: 'Peroxydes' }, content: 'peroxide' },
  alcohol: { material: { en: 'Alcohols', es: 'Alcoholes', fr: 'Alcools' }, content: 'alcohol' },
  anionic: {
    material: {
      en: 'Soaps and anionic detergents',
      es: 'Jabones y detergentes aniónicos',
      fr: 'Savons et détergents anioniques',
    },
    content: 'soap or anionic detergent',
  },
  other: {
    material: {
      en: 'Other cleaning products',
      es: 'Otros productos de limpieza',
      fr: 'Autres produits de nettoyage',
    },
    content: '',
  },
};

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
const CHLOROFORM: Words = {
  en: 'releases toxic vapor such as chloroform',
  es: 'libera vapores tóxicos como el cloroformo',
  fr: 'dégage des vapeurs toxiques comme le chloroforme',
};
const CHLORAMINES_AND_CHLOROFORM: Words = {
  en: 'releases toxic vapor such as chloramine and chloroform',
  es: 'libera vapores tóxicos como cloraminas y cloroformo',
  fr: 'dégage des vapeurs toxiques comme des chloramines et du chloroforme',
};
const PRESSURE: Words = {
  en: 'releases heat and gas, which can burst a container',
  es: 'libera calor y gas, que pueden reventar un envase',
  fr: 'dégage de la chaleur et du gaz, qui peuvent faire éclater un récipient',
};
const FOAM: Words = {
  en: 'foams up and gives off gas, which can burst a closed container',
  es: 'hace espuma y desprende gas, que puede reventar un envase cerrado',
  fr: 'mousse et dégage du gaz, qui peut faire éclater un récipient fermé',
};
const IRRITATING: Words = {
  en: 'can release irritating vapor',
  es: 'puede liberar vapores irritantes',
  fr: 'peut dégager des vapeurs irritantes',
};
const HEAT: Words = {
  en: 'heats up and spatters',
  es: 'se calienta y salpica',
  fr: 'chauffe et projette des gouttes',
};

/**
 * Reactions between two groups of substances. Without a danger, the groups only deactivate each other. If several
 * reactions apply, the first one counts.
 */
const REACTIONS: readonly { groups: readonly [Group, Group]; danger?: Words }[] = [
  { groups: ['chlorine', 'acid'], danger: CHLORINE_GAS },
  { groups: ['chlorine', 'amine'], danger: CHLORAMINES },
  { groups: ['chlorine', 'alcohol'], danger: CHLOROFORM },
  { groups: ['chlorine', 'peroxide'], danger: PRESSURE },
  { groups: ['chlorine', 'quat'], danger: IRRITATING },
  { groups: ['acid', 'peroxide'], danger: PRESSURE },
  { groups: ['acid', 'carbonate'], danger: FOAM },
  { groups: ['reserveAcid', 'alkali'], danger: HEAT },
  { groups: ['quat', 'anionic'] },
  { groups: ['chlorine', 'other'] },
];

/**
 * A group of substances that a product must not be mixed with. Without a danger, the product and the group only
 * deactivate each other.
 */
export interface IncompatibleGroup {
  name: Words;
  danger?: Words;
}

/**
 * Returns each reaction that involves any of the groups, seen from that group. A product that contains both groups
 * appears twice, because it must not be mixed with more of either.
 */
const reactionsInvolving = (groups: ReadonlySet<Group>) =>
  REACTIONS.flatMap(({ groups: [one, other], danger }) => [
    ...(groups.has(one) ? [{ own: one, other, danger }] : []),
    ...(groups.has(other) ? [{ own: other, other: one, danger }] : []),
  ]);

/** Returns the danger of several simultaneous reactions: the first, unless chlorine meets both amines and alcohols. */
const dangerOf = (dangers: readonly Words[]): Words | undefined =>
  dangers[0] === CHLORAMINES && dangers.includes(CHLOROFORM) ? CHLORAMINES_AND_CHLOROFORM : dangers[0];

function groupsInReactions(reactions: ReturnType<typeof reactionsInvolving>): IncompatibleGroup[] {
  const byName = new Map<string, { name: Words; dangers: Words[] }>();
  for (const { other, danger } of reactions) {
    const name = NAMES[other].material;
    const { dangers } = byName.get(name.en) ?? { dangers: [] };
    byName.set(name.en, { name, dangers: danger ? [...dangers, danger] : dangers });
  }
  return [...byName.values()].map(({ name, dangers }) => {
    const danger = dangerOf(dangers);
    return danger ? { name, danger } : { name };
  });
}

/** Returns the distinct groups of substances that a product must not be mixed with. */
export const incompatibleGroups = (product: Mixture): IncompatibleGroup[] =>
  groupsInReactions(reactionsInvolving(groupsOf(product)));

/** Returns the names of a product's own groups, worded like the names of `incompatibleGroups`. */
export const ownMaterials = (product: Mixture): string[] =>
  [...groupsOf(product)].map((group) => NAMES[group].material.en);

/** Returns a product's reactive ingredients, worded for warning statements. */
export const reactiveContents = (product: Mixture): string[] => [
  ...new Set(
    reactionsInvolving(groupsOf(product)).flatMap(({ own, danger }) => (danger ? NAMES[own].content : [])),
  ),
];

/** Returns the dangerous reactions between two products, seen from the first. */
function dangerousReactions(product: Mixture, other: Mixture) {
  const ofOther = groupsOf(other);
  return reactionsInvolving(groupsOf(product)).filter(
    ({ other: group, danger }) => danger && ofOther.has(group),
  );
}

/** Returns the groups in the other product that make it dangerous to mix the two. */
export const dangerousGroups = (product: Mixture, other: Mixture): IncompatibleGroup[] =>
  groupsInReactions(dangerousReactions(product, other));

/** Returns the danger of mixing two products, in either order, or undefined if there is none. */
export const dangerBetween = (a: Mixture, b: Mixture): Words | undefined =>
  dangerOf(dangerousReactions(a, b).flatMap(({ danger }) => danger ?? []));

/** General rule that follows the specific mixing warnings. It also applies to a product on its own. */
export const SEPARATION: Words = {
  en: 'Rinse with plenty of water between products that must never mix. Never share a bucket, bottle or drain between them, and store them apart.',
  es: 'Enjuagar con abundante agua entre productos que nunca deben mezclarse. No compartir nunca cubo, botella ni desagüe entre ellos, y almacenarlos por separado.',
  fr: 'Rincer à grande eau entre des produits qui ne doivent jamais être mélangés. Ne jamais partager entre eux seau, flacon ni évacuation, et les stocker séparément.',
};

/** Returns each pair of products that must never be mixed, once, in the order of the products. */
export const dangerousPairs = <Product extends Mixture>(
  products: readonly Product[],
): { pair: [Product, Product]; danger: Words }[] =>
  products.flatMap((first, index) =>
    products.slice(index + 1).flatMap((second) => {
      const danger = dangerBetween(first, second);
      return danger ? [{ pair: [first, second] satisfies [Product, Product], danger }] : [];
    }),
  );

/**
 * Materials to avoid that are derived from ingredients. An entry that names one repeats or contradicts its ingredients.
 */
export const DERIVED_MATERIALS: readonly string[] = Object.values(NAMES).map(({ material }) => material.en);

/**
 * Returns all materials that a product must not be mixed with: first those implied by its ingredients, then those that
 * its entry names.
 */
export const incompatibleMaterials = (product: Mixture, named: readonly string[]): string[] => [
  ...new Set([...incompatibleGroups(product).map(({ name }) => name.en), ...named]),
];
