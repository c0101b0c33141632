/**
 * Spanish and French translations for the words of product entries. A sheet cannot be generated if one of its words is
 * missing here.
 */
import { upperFirst } from '@cleanpro/text/first-letter';
import type { SheetLanguage } from '@cleanpro/product-safety/hazards/statements';
import type { Ingredient } from '@cleanpro/product-safety/hazards/substances';
import { BY_CAS, BY_NAME, QUALIFIERS, type Translation } from './ingredients.ts';
import { MATERIALS } from './materials.ts';

const VOCABULARY = {
  use: {
    Carpet: ['Alfombras', 'Moquettes'],
    'Dish care': ['Lavado de vajilla', 'Lavage de la vaisselle'],
    'Disinfectants and sanitizers': ['Desinfectantes y sanitizantes', 'Désinfectants et assainissants'],
    'Floor care': ['Cuidado de pisos', 'Entretien des sols'],
    'Glass and windows': ['Vidrios y ventanas', 'Vitres et fenêtres'],
    Kitchen: ['Cocina', 'Cuisine'],
    Laundry: ['Lavandería', 'Blanchisserie'],
    'Odor control': ['Control de olores', 'Contrôle des odeurs'],
    Restroom: ['Baños', 'Sanitaires'],
    'Skin cleansing': ['Limpieza de la piel', 'Nettoyage de la peau'],
    'Surface cleaning': ['Limpieza de superficies', 'Nettoyage des surfaces'],
  },
  material: MATERIALS,
  'protective equipment': {
    'Chemical splash goggles': [
      'Gafas contra salpicaduras químicas',
      'Lunettes étanches contre les éclaboussures de produits chimiques',
    ],
    'Safety glasses': ['Gafas de seguridad', 'Lunettes de sécurité'],
    'Chemical-resistant gloves': [
      'Guantes resistentes a productos químicos',
      'Gants résistants aux produits chimiques',
    ],
    'Disposable gloves': ['Guantes desechables', 'Gants jetables'],
    'Protective apron': ['Delantal de protección', 'Tablier de protection'],
    'Non-slip footwear': ['Calzado antideslizante', 'Chaussures antidérapantes'],
    'Cut-resistant gloves': ['Guantes anticorte', 'Gants anticoupure'],
  },
  'incompatible material': {
    Acids: ['Ácidos', 'Acides'],
    Alkalis: ['Álcalis', 'Alcalis'],
    Oxidizers: ['Comburentes', 'Comburants'],
    'Metals (aluminum, zinc)': ['Metales (aluminio, zinc)', 'Métaux (aluminium, zinc)'],
    'Combustible materials': ['Materiales combustibles', 'Matières combustibles'],
    'Heat and ignition sources': ['Calor y fuentes de ignición', 'Chaleur et sources d’inflammation'],
    Moisture: ['Humedad', 'Humidité'],
  },
  'condition of the pH': {
    undiluted: ['sin diluir', 'non dilué'],
    '1 % solution': ['solución al 1 %', 'solution à 1 %'],
  },
  'physical state': {
    'Clear liquid': ['Líquido transparente', 'Liquide limpide'],
    'Clear liquid, foams when sprayed': [
      'Líquido transparente, espuma al rociar',
      'Liquide limpide, mousse à la pulvérisation',
    ],
    'Clear, colorless liquid': ['Líquido transparente e incoloro', 'Liquide limpide et incolore'],
    'Clear, slightly viscous liquid': [
      'Líquido transparente, ligeramente viscoso',
      'Liquide limpide, légèrement visqueux',
    ],
    'Clear, colorless to pale yellow liquid': [
      'Líquido transparente, incoloro a amarillo pálido',
      'Liquide limpide, incolore à jaune pâle',
    ],
    'Clear, pale yellow liquid with chlorine odor': [
      'Líquido transparente amarillo pálido, con olor a cloro',
      'Liquide limpide jaune pâle, à odeur de chlore',
    ],
    'Clear viscous liquid': ['Líquido transparente y viscoso', 'Liquide limpide et visqueux'],
    'Slightly viscous, pale yellow liquid': [
      'Líquido ligeramente viscoso, amarillo pálido',
      'Liquide légèrement visqueux, jaune pâle',
    ],
    'Thick, clear liquid with a sharp acid odor': [
      'Líquido espeso y transparente, con fuerte olor ácido',
      'Liquide épais et limpide, à forte odeur acide',
    ],
    'White, free-flowing granules': ['Gránulos blancos sueltos', 'Granulés blancs fluides'],
    'Clear, colorless gel': ['Gel transparente e incoloro', 'Gel limpide et incolore'],
  },
  'proper shipping name': {
    'Disinfectants, liquid, corrosive, n.o.s. (quaternary ammonium compounds)': [
      'Desinfectante líquido corrosivo, n.e.p. (compuestos de amonio cuaternario)',
      'Désinfectant liquide corrosif, n.s.a. (composés d’ammonium quaternaire)',
    ],
    'Sodium hydroxide solution': ['Hidróxido sódico en solución', 'Hydroxyde de sodium en solution'],
    'Caustic alkali liquids, n.o.s. (potassium hydroxide, sodium hypochlorite)': [
      'Líquido alcalino cáustico, n.e.p. (hidróxido de potasio, hipoclorito de sodio)',
      'Liquide alcalin caustique, n.s.a. (hydroxyde de potassium, hypochlorite de sodium)',
    ],
    'Phosphoric acid solution': ['Ácido fosfórico en solución', 'Acide phosphorique en solution'],
    'Hydrochloric acid': ['Ácido clorhídrico', 'Acide chlorhydrique'],
    'Ethanolamine solutions': ['Etanolamina en solución', 'Éthanolamine en solution'],
    'Sodium carbonate peroxyhydrate': [
      'Carbonato sódico peroxihidratado',
      'Carbonate de sodium peroxyhydraté',
    ],
    'Ethanol solutions': ['Etanol en solución', 'Éthanol en solution'],
    'Aerosols, flammable': ['Aerosoles inflamables', 'Aérosols inflammables'],
    'Aerosols, non-flammable': ['Aerosoles no inflamables', 'Aérosols ininflammables'],
  },
  'purpose of a dilution': {
    'Hand wash': ['Lavado de manos', 'Lavage des mains'],
    'Disinfecting floors and surfaces': [
      'Desinfección de pisos y superficies',
      'Désinfection des sols et des surfaces',
    ],
    'Daily mopping and auto scrubbing': [
      'Trapeado diario y fregadora automática',
      'Lavage quotidien et autolaveuse',
    ],
    'Greasy kitchen floors': ['Pisos de cocina con grasa', 'Sols de cuisine gras'],
    'Dish machines, steam tables and urns': [
      'Lavavajillas, mesas de vapor y cafeteras',
      'Lave-vaisselle, tables à vapeur et percolateurs',
    ],
    'Wash tank; the pump is set by titration': [
      'Tanque de lavado; la bomba se ajusta por titulación',
      'Cuve de lavage ; la pompe se règle par titrage',
    ],
    'Added to the main wash (dry weight)': [
      'Añadido al lavado principal, peso en seco',
      'Ajouté au lavage principal, poids sec',
    ],
    'Main wash, dosed by pump (dry weight)': [
      'Lavado principal, dosificado por bomba, peso en seco',
      'Lavage principal, dosé par pompe, poids sec',
    ],
    'Wash compartment of a three-compartment sink': [
      'Compartimiento de lavado de un fregadero de tres compartimientos',
      'Bac de lavage d’un évier à trois bacs',
    ],
  },
  'unit of a dose': {
    'fl oz': ['oz líq.', 'oz liq.'],
    oz: ['oz', 'oz'],
    mL: ['mL', 'mL'],
    L: ['L', 'L'],
    kg: ['kg', 'kg'],
    g: ['g', 'g'],
    'm²': ['m²', 'm²'],
    cup: ['taza', 'tasse'],
    cups: ['tazas', 'tasses'],
    scoop: ['medida', 'mesure'],
    scoops: ['medidas', 'mesures'],
    cap: ['tapa', 'bouchon'],
    caps: ['tapas', 'bouchons'],
    pac: ['cápsula', 'capsule'],
    pacs: ['cápsulas', 'capsules'],
    pump: ['pulsación', 'pression'],
    pumps: ['pulsaciones', 'pressions'],
    dose: ['dosis', 'dose'],
    doses: ['dosis', 'doses'],
    'gal of water': ['gal de agua', 'gal d’eau'],
    'lb of laundry': ['lb de ropa', 'lb de linge'],
    load: ['carga', 'charge'],
    cycle: ['ciclo', 'cycle'],
    wash: ['lavado', 'lavage'],
    per: ['por', 'par'],
    to: ['a', 'à'],
  },
  warning: {
    'Causes severe burns to skin and eyes.': [
      'Provoca quemaduras graves en la piel y los ojos.',
      'Provoque de graves brûlures de la peau et des yeux.',
    ],
    'Undiluted, causes severe burns to skin and eyes.': [
      'Sin diluir, provoca quemaduras graves en la piel y los ojos.',
      'Non dilué, provoque de graves brûlures de la peau et des yeux.',
    ],
    'Flammable, under pressure: keep the can away from heat, sparks and flames, and never pierce it.': [
      'Inflamable y a presión: mantener el envase lejos del calor, chispas y llamas, y no perforarlo nunca.',
      'Inflammable et sous pression : tenir le récipient loin de la chaleur, des étincelles et des flammes, et ne jamais le percer.',
    ],
    'Flammable until dry. Keep away from heat, sparks and open flame.': [
      'Inflamable hasta que seque. Mantener lejos del calor, chispas y llamas.',
      'Inflammable jusqu’au séchage. Tenir loin de la chaleur, des étincelles et des flammes nues.',
    ],
  },
  'storage of a drug': {
    'Store between 59 and 86 °F (15 and 30 °C).': [
      'Conservar entre 59 y 86 °F (15 y 30 °C).',
      'Conserver entre 59 et 86 °F (15 et 30 °C).',
    ],
    'Avoid freezing and excessive heat above 104 °F (40 °C).': [
      'Evitar la congelación y el calor superior a 104 °F (40 °C).',
      'Éviter le gel et une chaleur supérieure à 104 °F (40 °C).',
    ],
    'May discolor certain fabrics or surfaces.': [
      'Puede decolorar ciertas telas o superficies.',
      'Peut décolorer certains tissus ou surfaces.',
    ],
    'Store at room temperature.': ['Conservar a temperatura ambiente.', 'Conserver à température ambiante.'],
  },
} as const satisfies Record<string, Record<string, Translation>>;

export type Subject = keyof typeof VOCABULARY;

function chosen(
  translation: Translation | undefined,
  language: 'es' | 'fr',
  subject: string,
  word: string,
): string {
  if (!translation)
    throw new Error(
      `The ${subject} "${word}" has no translation. Add it to packages/sample-space/documents/vocabulary.ts or ingredients.ts`,
    );
  return translation[language === 'es' ? 0 : 1];
}

/**
 * Translates a word of an entry.
 * @throws Error if it has no translation
 */
export function translate(subject: Subject, word: string, language: SheetLanguage): string {
  const words: Record<string, Translation> = VOCABULARY[subject];
  return language === 'en' ? word : chosen(words[word], language, subject, word);
}

/**
 * Returns the name of an ingredient in a language. Looks it up by CAS number if the ingredient has one.
 * @throws Error if it has no translation
 */
export function ingredientName({ name, casNumber }: Ingredient, language: SheetLanguage): string {
  if (language === 'en') return name;
  const [, base = name, bracketed] = /^(.+) \(([^()]+)\)$/.exec(name) ?? [];
  const qualifier = bracketed === undefined ? undefined : QUALIFIERS[bracketed];
  const translation = (casNumber ? BY_CAS[casNumber] : undefined) ?? BY_NAME[qualifier ? base : name];
  const words = chosen(translation, language, 'ingredient', casNumber ? `${name}, CAS ${casNumber}` : name);
  return qualifier ? `${words} (${chosen(qualifier, language, 'ingredient', name)})` : words;
}

/** Formats numbers. Spanish and French have no thousands separators here, and French has a decimal comma. */
export const decimal = (value: number | string, language: SheetLanguage): string =>
  language === 'en'
    ? String(value)
    : String(value)
        .replace(/(\d),(\d{3})/g, '$1$2')
        .replace(/(\d)\.(\d)/g, language === 'fr' ? '$1,$2' : '$&');

/** Returns the percentage of an ingredient, or a range if it varies. */
export const percentOf = ({ percentMinimum, percentMaximum }: Ingredient, language: SheetLanguage): string =>
  decimal(
    percentMinimum === percentMaximum ? `${percentMinimum}` : `${percentMinimum}–${percentMaximum}`,
    language,
  );

const UNITS = new RegExp(
  `(?<![a-z])(?:${Object.keys(VOCABULARY['unit of a dose'])
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![a-z])|[a-z][a-z ]*`,
  'gi',
);

/**
 * Translates a dose worded by `packages/product-safety/dilution/dose.ts`, unit by unit.
 * @throws Error if a unit has no translation
 */
export const doseIn = (dose: string, language: SheetLanguage): string =>
  language === 'en'
    ? dose
    : decimal(dose, language).replace(UNITS, (unit) => translate('unit of a dose', unit, language));

/** Joins list items. French has a space before a semicolon. */
export const joined = (items: readonly string[], language: SheetLanguage): string =>
  items.join(language === 'fr' ? ' ; ' : '; ');

/** Turns words into a sentence with a capital letter and a period. */
export const sentence = (words: string): string => `${upperFirst(words)}.`;
