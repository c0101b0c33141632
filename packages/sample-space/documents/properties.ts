/**
 * Section 9 of a safety data sheet. Only values that follow from the product's entry are stated. Nothing is estimated,
 * so all other values are "not available".
 */
import { upperFirst } from '@cleanpro/text/first-letter';
import type { HazardCode, SheetLanguage, Words } from '@cleanpro/product-safety/hazards/statements';
import { WATER } from '@cleanpro/product-safety/hazards/substances';
import { classesOf } from './classes.ts';
import { isLiquid, type ProductFacts } from './facts.ts';
import { decimal, ingredientName, joined, percentOf, translate } from './vocabulary.ts';

/** The properties of 29 CFR 1910.1200, Appendix D, section 9, in the order of the standard. */
export const LABELS = {
  state: { en: 'Physical state', es: 'Estado físico', fr: 'État physique' },
  color: { en: 'Color', es: 'Color', fr: 'Couleur' },
  odor: { en: 'Odor, odor threshold', es: 'Olor, umbral olfativo', fr: 'Odeur, seuil olfactif' },
  melting: {
    en: 'Melting or freezing point',
    es: 'Punto de fusión o congelación',
    fr: 'Point de fusion ou de congélation',
  },
  boiling: { en: 'Boiling point', es: 'Punto de ebullición', fr: 'Point d’ébullition' },
  flammability: { en: 'Flammability', es: 'Inflamabilidad', fr: 'Inflammabilité' },
  explosion: { en: 'Explosion limits', es: 'Límites de explosión', fr: 'Limites d’explosivité' },
  flash: { en: 'Flash point', es: 'Punto de inflamación', fr: 'Point d’éclair' },
  ignition: { en: 'Auto-ignition', es: 'Autoignición', fr: 'Auto-inflammation' },
  decomposition: {
    en: 'Decomposition temperature',
    es: 'Temperatura de descomposición',
    fr: 'Température de décomposition',
  },
  ph: { en: 'pH', es: 'pH', fr: 'pH' },
  viscosity: { en: 'Kinematic viscosity', es: 'Viscosidad cinemática', fr: 'Viscosité cinématique' },
  solubility: { en: 'Solubility', es: 'Solubilidad', fr: 'Solubilité' },
  partition: {
    en: 'Partition coefficient n-octanol/water',
    es: 'Coeficiente de reparto n-octanol/agua',
    fr: 'Coefficient de partage n-octanol/eau',
  },
  pressure: {
    en: 'Vapor pressure, evaporation rate',
    es: 'Presión de vapor, tasa de evaporación',
    fr: 'Pression de vapeur, vitesse d’évaporation',
  },
  density: { en: 'Density', es: 'Densidad', fr: 'Densité' },
  vaporDensity: {
    en: 'Relative vapor density',
    es: 'Densidad relativa de vapor',
    fr: 'Densité de vapeur relative',
  },
  particles: {
    en: 'Particle characteristics',
    es: 'Características de las partículas',
    fr: 'Caractéristiques des particules',
  },
} as const satisfies Record<string, Words>;

const NOT_AVAILABLE: Words = { en: 'Not available', es: 'No disponible', fr: 'Non disponible' };
const ARTICLE: Words = {
  en: 'Not applicable to an article',
  es: 'No aplicable a un artículo',
  fr: 'Sans objet pour un article',
};
const OTHERS: Words = { en: 'Other properties', es: 'Otras propiedades', fr: 'Autres propriétés' };
const SOLID: Words = {
  en: 'Not applicable to a solid',
  es: 'No aplicable a un sólido',
  fr: 'Sans objet pour un solide',
};
const LIQUID: Words = {
  en: 'Not applicable to a liquid',
  es: 'No aplicable a un líquido',
  fr: 'Sans objet pour un liquide',
};
const MIXTURE: Words = {
  en: 'Not applicable to a mixture',
  es: 'No aplicable a una mezcla',
  fr: 'Sans objet pour un mélange',
};
const NOT_FLAMMABLE: Words = {
  en: 'Not classified as flammable',
  es: 'No clasificado como inflamable',
  fr: 'Non classé comme inflammable',
};
const MIXES: Words = {
  en: 'Mixes with water, its main ingredient',
  es: 'Se mezcla con agua, su componente principal',
  fr: 'Se mélange à l’eau, son ingrédient principal',
};
const BASIS: Words = {
  en: 'the classification as flammable (section 2) rests on the composition,',
  es: 'la clasificación como inflamable (sección 2) se basa en la composición,',
  fr: 'la classification comme inflammable (section 2) repose sur la composition,',
};
/** Explanation for aerosols of category 2, which only these tests can assign (Appendix B.3 of the standard). */
const TESTED: Words = {
  en: 'the category (section 2) is that of the ignition distance and enclosed space tests (29 CFR 1910.1200, appendix B.3)',
  es: 'la categoría (sección 2) es la de las pruebas de distancia de ignición y de espacio cerrado (29 CFR 1910.1200, apéndice B.3)',
  fr: 'la catégorie (section 2) est celle des essais de distance d’inflammation et en espace clos (29 CFR 1910.1200, annexe B.3)',
};
const NO_THRESHOLD: Words = {
  en: '; threshold not available',
  es: '; umbral no disponible',
  fr: ' ; seuil non disponible',
};
const SCENTED: Words = { en: 'Scented', es: 'Perfumado', fr: 'Parfumé' };
const NO_FRAGRANCE: Words = {
  en: 'Not available; no fragrance added',
  es: 'No disponible; sin fragancia añadida',
  fr: 'Non disponible ; sans parfum ajouté',
};

type Named = readonly (readonly [RegExp, Words])[];
/** Patterns for odors and colors in the description of the appearance. The first match applies. */
const ODORS: Named = [
  [/slight chlorine odor/, { en: 'Slight, of chlorine', es: 'Leve, a cloro', fr: 'Légère, de chlore' }],
  [/chlorine odor/, { en: 'Of chlorine', es: 'A cloro', fr: 'De chlore' }],
  [/amine odor/, { en: 'Of amine', es: 'A amina', fr: 'D’amine' }],
  [/citrus scent/, { en: 'Of citrus', es: 'A cítricos', fr: 'D’agrumes' }],
  [/linen scent/, { en: 'Of fresh linen', es: 'A ropa limpia', fr: 'De linge frais' }],
  [/sharp acid odor/, { en: 'Sharp, of acid', es: 'Fuerte, a ácido', fr: 'Forte, d’acide' }],
];
const COLORS: Named = [
  [
    /colorless to pale yellow/i,
    { en: 'Colorless to pale yellow', es: 'Incoloro a amarillo pálido', fr: 'Incolore à jaune pâle' },
  ],
  [/pale yellow/i, { en: 'Pale yellow', es: 'Amarillo pálido', fr: 'Jaune pâle' }],
  [/colorless/i, { en: 'Colorless', es: 'Incoloro', fr: 'Incolore' }],
  [/milky/i, { en: 'Milky white', es: 'Blanco lechoso', fr: 'Blanc laiteux' }],
  [/white(?! powder and colored)/i, { en: 'White', es: 'Blanco', fr: 'Blanc' }],
  [/\bblue\b/i, { en: 'Blue', es: 'Azul', fr: 'Bleu' }],
  [/\bgreen\b/i, { en: 'Green', es: 'Verde', fr: 'Vert' }],
  [/\bred\b/i, { en: 'Red', es: 'Rojo', fr: 'Rouge' }],
];
const namedIn = (appearance: string, words: Named): Words | undefined =>
  words.find(([pattern]) => pattern.test(appearance))?.[1];

const FLAMMABLE: readonly HazardCode[] = ['H222', 'H223', 'H225', 'H226'];
const ETHYL_ALCOHOL = '64-17-5';
/** Whether a form is solid. Pacs are not: they can contain powder, liquid or both. */
const isSolid = (form: string): boolean => ['Powder', 'Tablet', 'Solid', 'Sheet'].includes(form);

/**
 * Returns the flash point. It is never measured, so a flammable product states the basis of its classification instead:
 * an ingredient or tests.
 */
function flashPoint({ form, hazards, composition }: ProductFacts, language: SheetLanguage): string {
  if (isSolid(form)) return SOLID[language];
  if (!hazards.hazards.some((code) => FLAMMABLE.includes(code))) return NOT_AVAILABLE[language];
  const noValue = `${NOT_AVAILABLE[language]}${language === 'fr' ? ' ;' : ';'}`;
  if (hazards.hazards.includes('H223')) return `${noValue} ${TESTED[language]}`;
  const basis = composition.find(({ casNumber }) => casNumber === ETHYL_ALCOHOL);
  if (!basis)
    throw new Error('A flammable product does not list the ingredient that its classification is based on');
  return `${noValue} ${BASIS[language]} ${ingredientName(basis, language).toLowerCase()} ${percentOf(basis, language)} %`;
}

function flammability({ hazards }: ProductFacts, language: SheetLanguage): string {
  const classes = classesOf(hazards.hazards.filter((code) => FLAMMABLE.includes(code)));
  return classes.length > 0
    ? joined(
        classes.map((words) => words[language]),
        language,
      )
    : NOT_FLAMMABLE[language];
}

function pH({ ph, form }: ProductFacts, language: SheetLanguage): string {
  if (!ph) return (isSolid(form) ? SOLID : NOT_AVAILABLE)[language];
  const range = ph.minimum === ph.maximum ? `${ph.minimum}` : `${ph.minimum}–${ph.maximum}`;
  return `${decimal(range, language)} (${translate('condition of the pH', ph.condition, language)})`;
}

/**
 * Returns the rows of section 9.
 * @throws Error if a word of the entry has no translation
 */
export function propertyRows(
  product: ProductFacts,
  language: SheetLanguage,
): (readonly [label: string, words: string])[] {
  const { form, physicalState, composition, isFragranceFree } = product;
  const state = translate('physical state', physicalState, language);
  if (product.isArticle)
    return [
      [LABELS.state[language], upperFirst(state)],
      [OTHERS[language], upperFirst(ARTICLE[language])],
    ];
  const isScented = composition.some(({ name }) => name === 'Fragrance');
  const odor = namedIn(physicalState, ODORS) ?? (isScented ? SCENTED : undefined);
  const water = composition.find(({ casNumber }) => casNumber === WATER)?.percentMinimum ?? 0;
  const isMostlyWater = composition.every(
    ({ casNumber, percentMaximum }) => casNumber === WATER || percentMaximum < water,
  );
  const rows: readonly (readonly [label: Words, words: string | undefined])[] = [
    [LABELS.state, state],
    [LABELS.color, namedIn(physicalState, COLORS)?.[language]],
    [
      LABELS.odor,
      odor
        ? `${odor[language]}${NO_THRESHOLD[language]}`
        : isFragranceFree
          ? NO_FRAGRANCE[language]
          : undefined,
    ],
    [LABELS.melting, undefined],
    [LABELS.boiling, undefined],
    [LABELS.flammability, flammability(product, language)],
    [LABELS.explosion, undefined],
    [LABELS.flash, flashPoint(product, language)],
    [LABELS.ignition, undefined],
    [LABELS.decomposition, undefined],
    [LABELS.ph, pH(product, language)],
    [LABELS.viscosity, isSolid(form) ? SOLID[language] : undefined],
    [LABELS.solubility, isLiquid(form) && isMostlyWater ? MIXES[language] : undefined],
    [LABELS.partition, MIXTURE[language]],
    [LABELS.pressure, undefined],
    [LABELS.density, undefined],
    [LABELS.vaporDensity, undefined],
    [LABELS.particles, isLiquid(form) ? LIQUID[language] : undefined],
  ];
  return rows.map(([label, words]) => [label[language], upperFirst(words ?? NOT_AVAILABLE[language])]);
}
