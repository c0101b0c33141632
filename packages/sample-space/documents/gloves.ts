/** Materials of chemical-resistant gloves, by ingredient and concentration. */
import { isMildPack } from '@cleanpro/product-safety/hazards/pack-change';
import type { SheetLanguage, Words } from '@cleanpro/product-safety/hazards/statements';
import type { ProductFacts } from './facts.ts';
import { ingredientName } from './vocabulary.ts';

type Rating = 'good' | 'veryGood';

interface Resistance {
  nitrile: Rating;
  neoprene: Rating;
  butyl: Rating;
  /** Maximum concentration that the rating covers, if the chart states one. */
  upToPercent?: number;
}

const MATERIALS: readonly { material: 'nitrile' | 'neoprene' | 'butyl'; words: Words }[] = [
  { material: 'nitrile', words: { en: 'nitrile', es: 'nitrilo', fr: 'nitrile' } },
  { material: 'neoprene', words: { en: 'neoprene', es: 'neopreno', fr: 'néoprène' } },
  { material: 'butyl', words: { en: 'butyl rubber', es: 'caucho butílico', fr: 'caoutchouc butyle' } },
];
const RATINGS: Record<Rating, Words> = {
  good: { en: 'good', es: 'buena', fr: 'bonne' },
  veryGood: { en: 'very good', es: 'muy buena', fr: 'très bonne' },
};

const VERY_GOOD = { nitrile: 'veryGood', neoprene: 'veryGood', butyl: 'veryGood' } as const;

/**
 * Resistance by CAS number: OSHA publication 3151, "Personal Protective Equipment", Table 4, "Chemical Resistance
 * Selection Chart for Protective Gloves". Latex is omitted because it can cause allergies.
 */
const RESISTANCE: Readonly<Record<string, Resistance>> = {
  '77-92-9': { ...VERY_GOOD, upToPercent: 10 },
  '7664-38-2': VERY_GOOD,
  '7647-01-0': { nitrile: 'good', neoprene: 'veryGood', butyl: 'good' },
  '1310-73-2': VERY_GOOD,
  '1310-58-3': VERY_GOOD,
  '64-17-5': VERY_GOOD,
  '141-43-5': VERY_GOOD,
};

/**
 * Ingredients that attack or penetrate some gloves and are not rated in the chart: hypochlorite and isocyanurate,
 * quaternary ammonium compounds, percarbonate, carbonate, glycol ethers, benzyl alcohol and d-limonene.
 */
const UNRATED: readonly string[] = [
  '7681-52-9',
  '51580-86-0',
  '68424-85-1',
  '7173-51-5',
  '85409-23-0',
  '8001-54-5',
  '15630-89-4',
  '497-19-8',
  '112-34-5',
  '111-90-0',
  '34590-94-8',
  '29911-28-2',
  '5131-66-8',
  '1569-01-3',
  '122-99-6',
  '100-51-6',
  '5989-27-5',
];
/** Minimum percentage at which an ingredient influences the choice of gloves. */
const RELEVANT_PERCENT = 1;

const GLOVE_MAKER: Words = {
  en: 'Chemical-resistant; ask the glove maker for a material that suits this product.',
  es: 'Resistentes a productos químicos; consultar al fabricante de guantes qué material conviene a este producto.',
  fr: 'Résistants aux produits chimiques ; demander au fabricant de gants quelle matière convient à ce produit.',
};
const LEAKED: Words = {
  en: 'To clean up leaked packets: chemical-resistant; ask the glove maker for a material that suits this product.',
  es: 'Para recoger cápsulas con fugas: resistentes a productos químicos; consultar al fabricante de guantes qué material conviene a este producto.',
  fr: 'Pour ramasser des capsules qui fuient : résistants aux produits chimiques ; demander au fabricant de gants quelle matière convient à ce produit.',
};
const CHEMICAL: Words = {
  en: 'Chemical-resistant.',
  es: 'Resistentes a productos químicos.',
  fr: 'Résistants aux produits chimiques.',
};
const SOURCE: Words = {
  en: 'Resistance by OSHA publication 3151, Table 4. Ask the glove maker whether the glove suits the whole product.',
  es: 'Resistencia según la publicación OSHA 3151, tabla 4. Consultar al fabricante de guantes si el guante conviene al producto completo.',
  fr: 'Résistance selon la publication OSHA 3151, tableau 4. Demander au fabricant de gants si le gant convient au produit entier.',
};
const INFECTION: Words = {
  en: 'Disposable gloves keep soil and germs off the hands; they are not rated against chemicals.',
  es: 'Los guantes desechables protegen las manos de la suciedad y los gérmenes; no están homologados contra productos químicos.',
  fr: 'Les gants jetables protègent les mains des salissures et des germes ; ils ne sont pas homologués contre les produits chimiques.',
};

const CONCENTRATES: Words = {
  en: 'Chemical-resistant, whichever pack is changed; for the material, the sheets of the concentrates.',
  es: 'Resistentes a productos químicos, para cualquier envase que se cambie; para el material, las fichas de los concentrados.',
  fr: 'Résistants aux produits chimiques, quelle que soit la poche à changer ; pour la matière, les fiches des concentrés.',
};

/** Returns the glove materials for a product's ingredients, or advice to ask the glove maker. */
function chemicalGloves({ composition }: ProductFacts, language: SheetLanguage): string {
  const relevant = composition.filter(({ percentMaximum }) => percentMaximum >= RELEVANT_PERCENT);
  const isUnrated = relevant.some(({ casNumber = '', percentMaximum }) => {
    const { upToPercent = 100 } = RESISTANCE[casNumber] ?? {};
    return UNRATED.includes(casNumber) || percentMaximum > upToPercent;
  });
  const rated = relevant.flatMap((ingredient) => {
    const resistance = RESISTANCE[ingredient.casNumber ?? ''];
    if (!resistance) return [];
    const materials = MATERIALS.map(
      ({ material, words }) => `${words[language]} (${RATINGS[resistance[material]][language]})`,
    );
    return [
      `${ingredientName(ingredient, language)}${language === 'fr' ? ' :' : ':'} ${materials.join(', ')}.`,
    ];
  });
  return isUnrated || rated.length === 0
    ? GLOVE_MAKER[language]
    : [CHEMICAL[language], ...rated, SOURCE[language]].join(' ');
}

/** Returns the sentence on gloves in section 8, or an empty string if the product requires none. */
export function glovesFor(product: ProductFacts, language: SheetLanguage): string {
  if (product.protectiveEquipment.includes('Chemical-resistant gloves'))
    return product.isArticle ? CONCENTRATES[language] : chemicalGloves(product, language);
  if (product.protectiveEquipment.includes('Disposable gloves')) return INFECTION[language];
  if (isMildPack(product)) return CONCENTRATES[language];
  return product.form === 'Pac' ? LEAKED[language] : '';
}
