import { hasValidCheckDigit } from '@cleanpro/content-check/codes';
import { dangerousGroups, dangerousPairs } from '@cleanpro/product-safety/hazards/incompatibility';
import { entriesOf, text } from './entries.ts';
import type { ProductFacts } from './facts.ts';
import { glovesFor } from './gloves.ts';
import { LABELS as PROPERTIES, propertyRows } from './properties.ts';
import { writeSheet, type SheetFacts, type SheetPaper } from './sheet.ts';
import { allSheetFacts } from './sheets.ts';
import { LABELS as TRANSPORT, transportRows } from './transport.ts';
import { SHEET_LABELS } from './sheet-labels.ts';

interface Section {
  rows: { label: string; words: string }[];
  text: string[];
}

/** Records the content of a sheet by section instead of writing a PDF. */
class Recorder implements SheetPaper {
  readonly sections: Section[] = [];

  write(_tag: unknown, words: string): void {
    this.sections.at(-1)?.text.push(words);
  }
  text(words: string): void {
    this.sections.at(-1)?.text.push(words);
  }
  subheading(words: string): void {
    this.sections.at(-1)?.text.push(words);
  }
  heading(): void {
    this.sections.push({ rows: [], text: [] });
  }
  row(label: string, words: string): void {
    this.sections.at(-1)?.rows.push({ label, words });
  }
  table(headers: readonly string[], rows: readonly (readonly string[])[]): void {
    this.sections.at(-1)?.text.push(...[headers, ...rows].map((cells) => cells.join(' | ')));
  }
  pictograms(names: readonly string[]): void {
    this.sections.at(-1)?.text.push(...names);
  }
}

function sectionsOf(facts: SheetFacts): Section[] {
  const recorder = new Recorder();
  writeSheet(recorder, facts);
  return recorder.sections;
}
const wordsOf = (sections: readonly Section[]): string =>
  sections
    .flatMap(({ rows, text: lines }) => [...rows.map(({ label, words }) => `${label} ${words}`), ...lines])
    .join('\n');

/**
 * Returns the labels required by 29 CFR 1910.1200, Appendix D, by section number. Sections 13, 15 and 16 have sentences
 * instead of labels.
 */
function requiredLabels({ language, codes, product }: SheetFacts): Record<number, readonly string[]> {
  const { labels } = SHEET_LABELS[language];
  const isClassified = product.hazards.hazards.some((code) => !code.startsWith('H4'));
  return {
    1: [
      labels.product,
      ...(codes.length > 0 ? [labels.upc] : []),
      labels.use,
      labels.restrictions,
      labels.supplier,
      labels.telephone,
      labels.emergency,
    ],
    2: [
      ...(isClassified ? [labels.classification] : []),
      ...product.hazards.hazards,
      ...product.hazards.precautions.map((code) => code.replaceAll('+', ' + ')),
      labels.inUse,
      labels.otherHazards,
      labels.unknown,
    ],
    4: [labels.eyes, labels.skin, labels.swallowed, labels.inhaled, labels.symptoms, labels.physician],
    5: [labels.media, labels.dangers, labels.fighters],
    6: [labels.people, labels.methods, labels.environment],
    7: [labels.handling, labels.storage],
    8: [labels.equipment, labels.controls, labels.limits],
    9: Object.values(PROPERTIES).map((label) => label[language]),
    10: [
      labels.reactivity,
      labels.stability,
      labels.reactions,
      labels.conditions,
      labels.avoid,
      labels.decomposition,
    ],
    11: [labels.routes, labels.effects, labels.delayed, labels.toxicity, labels.cancer, labels.interactive],
    12: [
      labels.ecotoxicity,
      labels.persistence,
      labels.bioaccumulation,
      labels.mobility,
      labels.otherEffects,
    ],
    14: Object.values(TRANSPORT).map((label) => label[language]),
    16: [labels.date],
  };
}

function missingElements(facts: SheetFacts, sections: readonly Section[]): string[] {
  const required = Object.entries(requiredLabels(facts)).flatMap(([section, labels]) =>
    labels
      .filter(
        (label) =>
          !sections[Number(section) - 1]?.rows.some(
            (row) => row.label === label && /\p{L}|\d/u.test(row.words),
          ),
      )
      .map((label) => `${section}: ${label}`),
  );
  const empty = sections.flatMap(({ rows, text: lines }, index) =>
    rows.length + lines.length > 0 ? [] : `${index + 1} is empty`,
  );
  return [...required, ...empty, ...(sections.length === 16 ? [] : [`${sections.length} sections`])];
}

const sheets = allSheetFacts().map((facts) => ({
  name: `${facts.number} ${facts.productName}`,
  facts,
  sections: sectionsOf(facts),
}));
const chemicals = sheets.filter(({ facts }) => !facts.product.isArticle);

test('sheets exist in three languages', () => {
  expect(new Set(chemicals.map(({ facts }) => facts.language))).toEqual(new Set(['en', 'es', 'fr']));
  expect(sheets.length).toBeGreaterThan(80);
});

test.each(chemicals)('$name has the elements required by Appendix D', ({ facts, sections }) => {
  expect(missingElements(facts, sections)).toEqual([]);
  const { hazards, composition } = facts.product;
  const signal =
    hazards.signalWord === 'None' ? [] : [SHEET_LABELS[facts.language].labels.signal[hazards.signalWord]];
  expect(sections[1]?.text).toEqual(expect.arrayContaining([...signal, ...hazards.pictograms]));
  expect(sections[2]?.text.filter((line) => line.split(' | ').length === 3)).toHaveLength(
    composition.length + 1,
  );
});

test.each(sheets.filter(({ facts }) => facts.product.isArticle))(
  '$name, an article, has no empty section',
  ({ sections }) => {
    expect(sections).toHaveLength(16);
    expect(sections.filter(({ rows, text: lines }) => rows.length + lines.length === 0)).toEqual([]);
  },
);

test('detects missing and empty elements', () => {
  const [sheet] = chemicals;
  if (!sheet) throw new Error('there is no sheet');
  const { labels } = SHEET_LABELS[sheet.facts.language];
  const without = sheet.sections.map(({ rows, ...rest }) => ({
    ...rest,
    rows: rows.filter(({ label }) => label !== labels.supplier),
  }));
  expect(missingElements(sheet.facts, without)).toEqual(['1: Supplier']);
  const emptied = sheet.sections.map(({ rows, ...rest }) => ({
    ...rest,
    rows: rows.map((row) => (row.label === labels.conditions ? { ...row, words: ' ' } : row)),
  }));
  expect(missingElements(sheet.facts, emptied)).toEqual(['10: Conditions to avoid']);
});

test.each(sheets)("$name has the site's address and phone numbers", ({ sections }) => {
  const contact = entriesOf('callout').find(({ sys }) => sys.id === 'contact-phone');
  const number = /\d(?:-\d{3}){2}-\d{4}/.exec(contact ? text(contact, 'title') : '')?.[0] ?? 'no number';
  const [supplier, telephone, emergency] = sections[0]?.rows.slice(-3) ?? [];
  expect(supplier?.words).toMatch(/, 100 Sample Street, Sampletown, OH 00000, /);
  expect(telephone?.words).toBe(number);
  expect(emergency?.words).toContain(number);
});

test('section 1 lists recommended uses and the product’s exclusions', () => {
  const useOf = (slug: string, language: string): string[] => {
    const sheet = sheets.find(
      ({ facts }) => facts.product.slug.endsWith(`/${slug}`) && facts.language === language,
    );
    const { labels } = SHEET_LABELS[sheet?.facts.language ?? 'en'];
    return [labels.use, labels.restrictions].map(
      (label) => sheet?.sections[0]?.rows.find((row) => row.label === label)?.words ?? '',
    );
  };
  const otherUses = 'Use it only as the label directs.';
  expect(useOf('dish-liquid-original', 'en')).toEqual([
    'Dish care: dishes; glassware; cookware; counters; shelves; urns; door seals; tables; prep tables. In businesses and institutions.',
    `Not for: dish machines; washing hands; unsealed wood. ${otherUses}`,
  ]);
  expect(useOf('carpet-spot-remover', 'en')[0]).toMatch(/^Carpet: carpet; upholstery\./);
  expect(useOf('air-effects-linen', 'en')[0]).toMatch(/^Odor control; Restroom\./);
  expect(useOf('bar-soap', 'en')[0]).toMatch(/^Skin cleansing\./);
  expect(useOf('antibacterial-hand-soap', 'en')).toEqual([
    'Over-the-counter antiseptic for hands, as its Drug Facts label directs.',
    `Not for: eyes and face; open wounds; dishes and surfaces. ${otherUses}`,
  ]);
  expect(useOf('towel-multifold', 'en')[1]).toBe('Not for: roll towel dispensers; flushing down the toilet.');
  expect(useOf('toilet-bowl-cleaner', 'fr')).toEqual([
    'Sanitaires : cuvettes de toilette ; urinoirs. En entreprise et en institution.',
    expect.stringMatching(/^Ne convient pas à : pierre naturelle ; .+ À n’utiliser que selon l’étiquette\.$/),
  ]);
});

test('combines label warnings and incompatible materials in one row', () => {
  for (const { facts, sections } of sheets)
    expect(
      sections[1]?.rows.filter(({ label }) => label === SHEET_LABELS[facts.language].labels.warnings).length,
    ).toBeLessThan(2);
});

test.each(sheets)('$name labels 12 digits as a UPC and 14 as a GTIN-14', ({ facts, sections }) => {
  const { labels } = SHEET_LABELS[facts.language];
  const codes = (label: string): string[] =>
    sections[0]?.rows.find((row) => row.label === label)?.words.split(', ') ?? [];
  expect(codes(labels.upc).filter((code) => !/^\d{12}$/.test(code) || !hasValidCheckDigit(code))).toEqual([]);
  expect(codes(labels.gtin).filter((code) => !/^\d{14}$/.test(code) || !hasValidCheckDigit(code))).toEqual(
    [],
  );
  expect([...codes(labels.upc), ...codes(labels.gtin)].toSorted()).toEqual(facts.codes.toSorted());
});

test.each(chemicals)(
  '$name contains no estimated properties or glove breakthrough times',
  ({ facts, sections }) => {
    const { language } = facts;
    const values = new Map(sections[8]?.rows.map(({ label, words }) => [label, words]));
    for (const property of [
      'melting',
      'boiling',
      'explosion',
      'ignition',
      'decomposition',
      'pressure',
      'density',
      'vaporDensity',
    ] as const)
      expect(values.get(PROPERTIES[property][language])).toMatch(
        /^(?:Not available|No disponible|Non disponible)$/,
      );
    expect(values.get(PROPERTIES.flash[language])).not.toMatch(/°/);
    expect(wordsOf(sections.slice(7, 9))).not.toMatch(
      /breakthrough|perforación|perméation|penetración|\d ?(?:mm|mil|min)\b/i,
    );
  },
);

const base = chemicals[0]?.facts.product;
if (!base) throw new Error('there is no product');
const HARMLESS = { ...base.hazards, hazards: [], precautions: [], pictograms: [] };
const productOf = (fields: Partial<ProductFacts>): ProductFacts => ({
  ...base,
  hazards: HARMLESS,
  isArticle: false,
  ...fields,
});
const ingredient = (name: string, casNumber: string, percent: number) => ({
  name,
  casNumber,
  percentMinimum: percent,
  percentMaximum: percent,
});
const flashPointOf = (product: ProductFacts): string =>
  propertyRows(product, 'en').find(([label]) => label === 'Flash point')?.[1] ?? '';

test('states why a product is classified as flammable, and throws if no ingredient explains it', () => {
  const hazards = { ...HARMLESS, hazards: ['H225' as const] };
  const gel = productOf({
    form: 'Gel',
    hazards,
    composition: [ingredient('Ethyl alcohol', '64-17-5', 62.4)],
  });
  expect(flashPointOf(gel)).toBe(
    'Not available; the classification as flammable (section 2) rests on the composition, ethyl alcohol 62.4 %',
  );
  expect(() => flashPointOf({ ...gel, composition: [] })).toThrow('does not list the ingredient');
  expect(flashPointOf(productOf({ form: 'Powder' }))).toBe('Not applicable to a solid');
});

test.each<[string, ProductFacts['composition'], RegExp]>([
  [
    'a rated acid',
    [ingredient('Hydrogen chloride', '7647-01-0', 9)],
    /Hydrogen chloride: nitrile \(good\), neoprene \(very good\)/,
  ],
  [
    'an acid above the rated concentration',
    [ingredient('Citric acid', '77-92-9', 15)],
    /ask the glove maker/,
  ],
  [
    'an alkali beside a solvent without a rating',
    [
      ingredient('Sodium hydroxide', '1310-73-2', 5),
      ingredient('Diethylene glycol monobutyl ether', '112-34-5', 5),
    ],
    /^Chemical-resistant; ask the glove maker/,
  ],
  [
    'surfactants only',
    [ingredient('Lauramine oxide', '1643-20-5', 5)],
    /^Chemical-resistant; ask the glove maker/,
  ],
])('recommends gloves for %s according to the cited chart', (_name, composition, expected) => {
  expect(
    glovesFor(productOf({ composition, protectiveEquipment: ['Chemical-resistant gloves'] }), 'en'),
  ).toMatch(expected);
});

test('does not call infection-control gloves chemical-resistant', () => {
  expect(glovesFor(productOf({ protectiveEquipment: ['Disposable gloves'] }), 'en')).toMatch(
    /germs.*not rated against chemicals/,
  );
  expect(glovesFor(productOf({ protectiveEquipment: [] }), 'en')).toBe('');
});

test('the sheets for two incompatible products warn about each other and list every danger', () => {
  const english = chemicals
    .filter(({ facts }) => facts.language === 'en')
    .map(({ facts, sections }) => ({
      composition: facts.product.composition,
      phMinimum: facts.product.ph?.minimum,
      reactivity: wordsOf(sections.slice(9, 10)),
    }));
  const pairs = dangerousPairs(english);
  expect(pairs.length).toBeGreaterThan(20);
  const expectOn = (one: (typeof english)[number], other: (typeof english)[number]) => {
    const dangers = dangerousGroups(one, other).flatMap(({ danger }) => danger?.en ?? []);
    expect(dangers.length).toBeGreaterThan(0);
    for (const sentence of [...dangers, 'store them apart']) expect(one.reactivity).toContain(sentence);
  };
  for (const {
    pair: [first, second],
  } of pairs) {
    expectOn(first, second);
    expectOn(second, first);
  }
});

test('rejects an unreadable transport description', () => {
  expect(
    transportRows(
      'UN 1719, Caustic alkali liquids, n.o.s. (potassium hydroxide, sodium hypochlorite), class 8, PG II',
      [],
      'en',
    ).map(([, words]) => words),
  ).toEqual([
    'UN 1719',
    'Caustic alkali liquids, n.o.s. (potassium hydroxide, sodium hypochlorite)',
    '8',
    'II',
    'Not a marine pollutant',
    'Not shipped in bulk',
    'Regulated by DOT (49 CFR): shipped by trained employees',
  ]);
  expect(() => transportRows('class 8', [], 'en')).toThrow(
    'The transport description "class 8" cannot be parsed',
  );
});
