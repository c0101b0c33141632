import type { SheetLanguage } from '@cleanpro/product-safety/hazards/statements';
import { sheetPhrasesFor, type SheetPhrases } from './sheet-phrases.ts';
import { exposureRows } from './exposure.ts';
import { propertyRows } from './properties.ts';
import { reporting } from './reporting.ts';
import { allSheetFacts } from './sheets.ts';

const sheets = allSheetFacts();
const factsOf = (slug: string, language: SheetLanguage = 'en') => {
  const sheet = sheets.find((each) => each.product.slug.endsWith(`/${slug}`) && each.language === language);
  if (!sheet) throw new Error(`no sheet of ${slug} in ${language}`);
  return sheet.product;
};
function wordsIn(
  slug: string,
  part: Exclude<keyof SheetPhrases, 'firstAid'>,
  language: SheetLanguage = 'en',
): string {
  const { [part]: selection } = sheetPhrasesFor(factsOf(slug, language));
  return selection.flatMap((words) => (words ? words[language] : [])).join(' ');
}

const rowsOf = (slug: string) => new Map(exposureRows(factsOf(slug), '', 'en'));

test.each([
  'disinfecting-all-purpose-spray',
  '24-hour-multi-purpose',
  'glass-cleaner-rtu',
  'd2g-all-purpose',
  'd2g-glass',
  'multi-surface-degreaser',
  'carpet-spot-remover',
  'wetjet-solution',
])('%s is sprayed, so people may inhale the spray', (slug) => {
  expect(wordsIn(slug, 'routes')).toContain('breathing in spray or vapors');
});

test.each(['sanitizer-gel', 'creme-deodorizing-cleanser', 'trash-room-odor-control'])(
  '%s is not sprayed, so only its vapors can be inhaled',
  (slug) => {
    expect(wordsIn(slug, 'routes')).toContain('breathing in vapors');
  },
);

test.each([
  'stain-and-odor-eliminator',
  'tide-powder',
  'tide-2x-liquid',
  'tide-laundry-detergent-system',
  'coldwater-pods',
  'dish-machine-pacs',
])('%s contains an enzyme that may cause an allergy', (slug) => {
  expect(wordsIn(slug, 'delayed')).toContain('may cause an allergy of the airways');
  expect(wordsIn(slug, 'delayed')).not.toContain('None known');
});

test('warns against breathing mist or dust of products with enzymes', () => {
  expect(wordsIn('stain-and-odor-eliminator', 'handling')).toContain('Do not breathe mist.');
  expect(wordsIn('tide-powder', 'handling')).toContain('Do not breathe dust.');
  expect(wordsIn('tide-laundry-detergent-system', 'delayed', 'fr')).toContain(
    'allergie des voies respiratoires',
  );
});

test('packets without glove advice require dry hands, and gloves only for leaks', () => {
  expect(wordsIn('dish-machine-pacs', 'spillMethods')).toMatch(
    /with dry hands\. Wear gloves to sweep or wipe up what has leaked/,
  );
  expect(wordsIn('coldwater-pods', 'spillMethods')).toContain('with dry gloves');
});

test.each([
  'disinfecting-concentrate',
  'd2g-floor',
  'multi-surface-degreaser',
  'pan-soak',
  'multi-purpose-cleaner',
])('%s is diluted into labeled containers', (slug) => {
  expect(wordsIn(slug, 'handling')).toContain('Label secondary containers.');
});

test('a dispenser needs no mixing instructions, and bleach has a vented cap', () => {
  expect(wordsIn('d2g-floor', 'handling')).not.toContain('add the product to the water');
  expect(wordsIn('machine-detergent-liquid', 'storage')).toContain('vented cap');
});

test('hypochlorite must be protected from light, and section 10 explains its vented cap', () => {
  for (const slug of ['machine-detergent-liquid', 'creme-deodorizing-cleanser']) {
    expect(wordsIn(slug, 'conditions')).toBe('Heat, light and freezing.');
    expect(wordsIn(slug, 'storage')).toContain('Keep out of sunlight.');
  }
  expect(wordsIn('machine-detergent-liquid', 'conditions', 'es')).toBe('Calor, luz y congelación.');
  expect(wordsIn('machine-detergent-liquid', 'stability')).toMatch(
    /releases oxygen.+Use the vented cap only/,
  );
  expect(wordsIn('machine-detergent-liquid', 'decomposition')).toMatch(/^Oxygen/);
  expect(wordsIn('creme-deodorizing-cleanser', 'stability')).toMatch(/^Stable/);
});

test('section 8 lists gloves for leaked packets, and substances with exposure limits', () => {
  expect(rowsOf('dish-machine-pacs').get('Gloves')).toMatch(
    /^To clean up leaked packets: chemical-resistant/,
  );
  expect(rowsOf('bar-soap').get('Exposure limits')).toContain('Glycerin 15 mg/m³ (mist)');
  expect(rowsOf('pan-soak').get('Exposure limits')).toContain(
    'Particulates not otherwise regulated 15 mg/m³',
  );
});

test('includes first aid for choking on an article that breaks into small parts', () => {
  const { swallowed, inhaled } = sheetPhrasesFor(factsOf('magic-eraser-extra-power')).firstAid;
  for (const [words] of [swallowed, inhaled]) expect(words && words.en).toContain('call 911 at once');
});

test('sections 5 and 10 list the substances released by heat', () => {
  for (const slug of ['dish-machine-pacs', 'tide-powder', 'oxygen-bleach-booster']) {
    expect(wordsIn(slug, 'fireHazards')).toMatch(/[Rr]eleases oxygen/);
    expect(wordsIn(slug, 'decomposition')).toBe('Heat and moisture release oxygen. In a fire, section 5.');
  }
  expect(wordsIn('oxygen-bleach-booster', 'decomposition', 'es')).toMatch(
    /^El calor y la humedad liberan oxígeno/,
  );
  expect(wordsIn('cleanser-powder', 'decomposition')).toBe(
    'Heat, moisture and acids may release chlorine. In a fire, section 5.',
  );
  expect(wordsIn('creme-deodorizing-cleanser', 'decomposition')).toBe(
    'Heat and acids may release chlorine. In a fire, section 5.',
  );
  expect(wordsIn('tide-2x-liquid', 'decomposition')).toMatch(/^None in storage/);
});

test('a drug must stay out of eyes and must not be mixed', () => {
  for (const slug of ['antibacterial-hand-soap', 'sanitizer-gel']) {
    expect(wordsIn(slug, 'handling')).toContain('Avoid contact with eyes.');
    expect(wordsIn(slug, 'handling')).toMatch(/Do not mix with other products\.$/);
    expect(wordsIn(slug, 'handling')).not.toContain('No special measures');
  }
  expect(wordsIn('sanitizer-gel', 'handling', 'fr')).toContain('Ne pas mélanger avec d’autres produits.');
  expect(wordsIn('sanitizer-gel', 'conditions')).toBe('Heat, freezing, sparks and flames.');
});

test('a refillable bottle may be refilled only with its product, and other bottles must not be reused', () => {
  for (const slug of [
    'heavy-duty-degreaser',
    'bathroom-cleaner-disinfecting',
    'disinfecting-all-purpose-spray',
    'fabric-refresher',
  ])
    expect(wordsIn(slug, 'disposal')).toMatch(
      /anything else\. Refill the labeled spray bottle with this product only\./,
    );
  for (const slug of ['glass-cleaner-rtu', 'antibacterial-hand-soap', 'pot-and-pan-detergent'])
    expect(wordsIn(slug, 'disposal')).toContain('do not reuse them.');
});

test('a closed-loop pack stays closed, and a pack change requires gloves that suit all packs', () => {
  for (const slug of ['d2g-glass', 'd2g-floor', 'multi-surface-degreaser'])
    expect(wordsIn(slug, 'disposal')).toContain('Do not open, rinse or refill an empty pack.');
  expect(rowsOf('d2g-glass').get('Gloves')).toMatch(/^Chemical-resistant, whichever pack is changed/);
});

test('a pad that harms aquatic life must stay out of drains and requires hand washing', () => {
  expect(wordsIn('trash-room-odor-control', 'spillEnvironment')).toContain('storm drains');
  expect(wordsIn('trash-room-odor-control', 'handling')).toContain('Wash hands');
});

test('a mild dispenser pack lists gear for the pack change, and gear for use in case of a spill', () => {
  expect(rowsOf('d2g-glass').get('Protective equipment')).toMatch(
    /^Safety glasses\. To change a pack on the dispenser: .*goggles/,
  );
  expect(rowsOf('d2g-floor').get('Protective equipment')).not.toMatch(/change a pack/);
  expect(wordsIn('carpet-spot-remover', 'spillPeople')).toBe('Wear the equipment of section 8.');
});

test('includes exposure routes and symptoms for dust and leaked packets', () => {
  for (const slug of ['pan-soak', 'tide-powder', 'oxygen-bleach-booster'])
    expect(sheetPhrasesFor(factsOf(slug)).firstAid.symptoms.map((words) => words && words.en)).toContain(
      'Breathing in dust: irritated nose and throat; cough.',
    );
  expect(wordsIn('dish-machine-pacs', 'routes')).toContain('breathing in dust or mist');
  expect(wordsIn('oxygen-bleach-booster', 'spillPeople')).toMatch(
    /^Keep heat, sparks, flames and combustible material away\. Wear/,
  );
});

test('the sheet for a dispenser includes no first aid for dust', () => {
  expect(
    sheetPhrasesFor(factsOf('d2g-dispenser'))
      .firstAid.eyes.map((words) => words && words.en)
      .join(' '),
  ).not.toContain('dust');
});

test('omits the advice to avoid skin contact if it follows stronger advice', () => {
  expect(wordsIn('floor-finish-remover', 'handling')).not.toContain('Avoid contact with skin.');
});

test('the sheet for a flammable drug states when its glove statements apply', () => {
  expect(wordsIn('sanitizer-gel', 'regulatory')).toContain('for storing and handling it in quantity');
  expect(wordsIn('antibacterial-hand-soap', 'regulatory')).not.toContain('in quantity');
});

test('states that a classified product has no SARA category', () => {
  expect(reporting(factsOf('air-effects-linen'), 'en')).toEqual(['SARA 311/312 hazard categories: none.']);
  expect(reporting(factsOf('glass-cleaner-rtu'), 'en')).toEqual([]);
});

test('French mixing warnings put an article before each name', () => {
  expect(wordsIn('toilet-bowl-cleaner', 'mixing', 'fr')).toContain(
    'Ne jamais mélanger avec des produits chlorés (eau de Javel, poudres et pastilles) :',
  );
  expect(wordsIn('oxygen-bleach-booster', 'mixing', 'es')).toContain('No mezclar nunca con ácidos:');
});

test.each([
  ['floor-finish-remover', 'Of amine; threshold not available'],
  ['creme-deodorizing-cleanser', 'Slight, of chlorine; threshold not available'],
  ['cleanser-powder', 'Slight, of chlorine; threshold not available'],
  ['24-hour-multi-purpose', 'Of citrus; threshold not available'],
  ['multi-purpose-cleaner', 'Of citrus; threshold not available'],
  ['air-effects-linen', 'Of fresh linen; threshold not available'],
  ['glass-cleaner-rtu', 'Not available; no fragrance added'],
])('the odor of %s is “%s”', (slug, odor) => {
  expect(new Map(propertyRows(factsOf(slug), 'en')).get('Odor, odor threshold')).toBe(odor);
});
