/**
 * Which products must never meet, by their ingredients: hypochlorite with acids, ammonia, amines, alcohols, peroxides and
 * quaternary ammonium compounds; acids with peroxides and strong alkalis. The pairs are those of NOAA's CAMEO Chemicals and
 * of the labels of the trade.
 */
import type { Words } from './statements.ts';
import { groupsOf, type Group, type Mixture } from './substances.ts';

/** How product pages and sheets name a group as a material to avoid, and statements as a content of a product. */
const NAMES: Record<Group, { material: Words; content: string }> = {
  chlorine: {
    material: { en: 'Chlorine bleach', es: 'Blanqueador con cloro (lejía)', fr: 'Eau de Javel' },
    content: 'chlorine bleach',
  },
  acid: { material: { en: 'Acids', es: 'Ácidos', fr: 'Acides' }, content: 'acid' },
  reserveAcid: { material: { en: 'Acids', es: 'Ácidos', fr: 'Acides' }, content: 'acid' },
  alkali: { material: { en: 'Alkalis', es: 'Álcalis', fr: 'Alcalis' }, content: 'strong alkali' },
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
const PRESSURE: Words = {
  en: 'releases heat and gas, which can burst a container',
  es: 'libera calor y gas, que pueden reventar un envase',
  fr: 'dégage de la chaleur et du gaz, qui peuvent faire éclater un récipient',
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

/** What two groups do together; without a danger they only stop each other from working. The first that applies is named. */
const REACTIONS: readonly { groups: readonly [Group, Group]; danger?: Words }[] = [
  { groups: ['chlorine', 'acid'], danger: CHLORINE_GAS },
  { groups: ['chlorine', 'amine'], danger: CHLORAMINES },
  { groups: ['chlorine', 'alcohol'], danger: CHLOROFORM },
  { groups: ['chlorine', 'peroxide'], danger: PRESSURE },
  { groups: ['chlorine', 'quat'], danger: IRRITATING },
  { groups: ['reserveAcid', 'peroxide'], danger: PRESSURE },
  { groups: ['reserveAcid', 'alkali'], danger: HEAT },
  { groups: ['quat', 'anionic'] },
  { groups: ['chlorine', 'other'] },
];

/** A group that a product must not meet, with what would happen; without a danger they only stop each other from working. */
export interface Partner {
  /** As the title of a list names it. */
  name: Words;
  danger?: Words;
}

/** The sides of all reactions that these groups take part in: one that holds both must still not meet more of either. */
const sidesOf = (groups: ReadonlySet<Group>) =>
  REACTIONS.flatMap(({ groups: [one, other], danger }) => [
    ...(groups.has(one) ? [{ own: one, partner: other, danger }] : []),
    ...(groups.has(other) ? [{ own: other, partner: one, danger }] : []),
  ]);

/** The groups of substances that a product must not meet, each once. */
export function partnersOf(product: Mixture): Partner[] {
  const byName = new Map<string, Partner>();
  for (const { partner, danger } of sidesOf(groupsOf(product))) {
    const name = NAMES[partner].material;
    if (!byName.has(name.en)) byName.set(name.en, danger ? { name, danger } : { name });
  }
  return [...byName.values()];
}

/** The groups of substances that a product belongs to, as its partners name them. */
export const ownMaterials = (product: Mixture): string[] =>
  [...groupsOf(product)].map((group) => NAMES[group].material.en);

/** What a product contains that must not meet something else. */
export const reactiveContents = (product: Mixture): string[] => [
  ...new Set(sidesOf(groupsOf(product)).flatMap(({ own, danger }) => (danger ? NAMES[own].content : []))),
];

/** The group by which another product is one that this product must never meet; undefined where nothing dangerous happens. */
export function dangerousPartner(product: Mixture, other: Mixture): Required<Partner> | undefined {
  const ofOther = groupsOf(other);
  for (const { partner, danger } of sidesOf(groupsOf(product)))
    if (danger && ofOther.has(partner)) return { name: NAMES[partner].material, danger };
  return undefined;
}

/** What happens when two products meet; undefined where nothing dangerous does. Their order makes no difference. */
export const dangerBetween = (a: Mixture, b: Mixture): Words | undefined => dangerousPartner(a, b)?.danger;

/** Holds for every pair; stands behind the sentences that name it. */
export const SEPARATION: Words = {
  en: 'Never use one after the other without rinsing with plenty of water in between. Never share a bucket, bottle or drain, and store them apart.',
  es: 'No usar nunca uno después del otro sin enjuagar entre ambos con abundante agua. No compartir nunca cubo, botella ni desagüe, y almacenarlos por separado.',
  fr: 'Ne jamais utiliser l’un après l’autre sans rincer entre les deux à grande eau. Ne jamais partager seau, flacon ni évacuation, et les stocker séparément.',
};

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

/** Materials that an entry names only if they follow from its ingredients, and therefore does not repeat. */
export const DERIVED_MATERIALS: readonly string[] = Object.values(NAMES).map(({ material }) => material.en);

/** All materials that a product must not meet: those that follow from its ingredients, then those that its entry names. */
export const incompatibleMaterials = (product: Mixture, named: readonly string[]): string[] => [
  ...new Set([...partnersOf(product).map(({ name }) => name.en), ...named]),
];
