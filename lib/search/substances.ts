import { groupsOf, type Group, type Mixture } from '@cleanpro/product-safety/hazards/substances';

export interface Substance {
  group: Group;
  /** Names in everyday use. A query that contains one prefers products of the group. */
  names: readonly string[];
  /** Words to index for products of the group, in addition to the names of their ingredients. */
  indexed: string;
  /** Typical product of the group, for queries about mixing. */
  mixture: Mixture;
}

const pure = (name: string, casNumber: string, percent: number, phMinimum: number): Mixture => ({
  composition: [{ name, casNumber, percentMinimum: percent, percentMaximum: percent }],
  phMinimum,
});

const SUBSTANCES: readonly Substance[] = [
  {
    group: 'chlorine',
    names: [
      'bleach',
      'chlorine',
      'chlorine bleach',
      'chlorinated',
      'hypochlorite',
      'sodium hypochlorite',
      'cloro',
      'javel',
    ],
    indexed: 'chlorine bleach, chlorinated',
    mixture: pure('Sodium hypochlorite', '7681-52-9', 6, 12),
  },
  {
    group: 'acid',
    names: ['acid', 'acidic', 'vinegar', 'muriatic acid'],
    indexed: 'acid, acidic',
    mixture: pure('Acetic acid', '64-19-7', 5, 2.5),
  },
  {
    group: 'amine',
    names: ['ammonia', 'ammoniated', 'amine'],
    indexed: 'amine',
    mixture: pure('Ammonium hydroxide', '1336-21-6', 5, 11),
  },
  {
    group: 'quat',
    names: ['quat', 'quaternary ammonium', 'quaternary', 'ammonium chloride', 'benzalkonium chloride'],
    indexed: 'quat, quaternary ammonium',
    mixture: pure('Benzalkonium chloride', '8001-54-5', 5, 7),
  },
  {
    group: 'peroxide',
    names: [
      'peroxide',
      'hydrogen peroxide',
      'oxygen bleach',
      'oxygenated bleach',
      'color safe bleach',
      'percarbonate',
      'oxidizer',
    ],
    indexed: 'peroxide, oxygen',
    mixture: pure('Hydrogen peroxide', '7722-84-1', 3, 5),
  },
  {
    group: 'alcohol',
    names: ['alcohol', 'ethanol', 'isopropanol', 'isopropyl', 'rubbing alcohol'],
    indexed: 'alcohol',
    mixture: pure('Isopropyl alcohol', '67-63-0', 70, 7),
  },
  {
    group: 'alkali',
    names: ['caustic', 'alkali', 'lye', 'sodium hydroxide', 'potassium hydroxide'],
    indexed: 'caustic, alkaline',
    mixture: pure('Sodium hydroxide', '1310-73-2', 5, 13),
  },
];

export const SUBSTANCE_NAMES: readonly (readonly [name: string, substance: Substance])[] = SUBSTANCES.flatMap(
  (substance) => substance.names.map((name): readonly [string, Substance] => [name, substance]),
);

/** Phrases that ask for products without a substance, such as `bleach free` or `no bleach`, each with the substance. */
export const ABSENCE_NAMES: readonly (readonly [phrase: string, substance: Substance])[] =
  SUBSTANCE_NAMES.flatMap(([name, substance]) =>
    [
      `${name} free`,
      `no ${name}`,
      `without ${name}`,
      `free of ${name}`,
      // Skip "non" before names of several words: "non chlorine bleach" is a bleach.
      ...(name.includes(' ') ? [] : [`non ${name}`]),
    ].map((phrase): readonly [string, Substance] => [phrase, substance]),
  );

/** Returns the word to index for products without any substance of a group. */
const absenceWord = (group: Group): string => `lacks${group}`;

/** Phrases for the absence of a substance, each with the indexed word. */
export const ABSENCE_WORDS = ABSENCE_NAMES.map(([phrase, { group }]): readonly [string, string] => [
  phrase,
  absenceWord(group),
]);

/** Returns the words to index for the groups of substances in a product, and for those that it lacks. */
export function groupWords(mixture: Mixture): string {
  const groups = groupsOf(mixture);
  return SUBSTANCES.map(({ group, indexed }) => (groups.has(group) ? indexed : absenceWord(group))).join(
    ' · ',
  );
}
