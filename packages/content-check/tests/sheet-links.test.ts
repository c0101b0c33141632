import { checkSheetLinks } from '../product/sheet-links.ts';
import { dilution, found, hazards, link, product, type TestEntry } from './space.ts';

const pdf = (id: string) => link(id, 'Asset');
const sheet = (id: string, fields: Record<string, unknown> = {}): TestEntry => [
  'safetyDataSheet',
  id,
  { pdf: pdf(`${id}-pdf`), signalWord: 'Danger', pictograms: ['corrosive'], ...fields },
];
const button = (id: string, file: string, fields: Record<string, unknown> = {}): TestEntry => [
  'linkButton',
  id,
  { pdf: pdf(file), linkText: 'Safety data sheet (English)', ...fields },
];
const SPANISH = { language: 'es', linkText: 'Ficha de datos de seguridad (español)' };
const pack = (lists: Record<string, string[]>): TestEntry => [
  'productVariant',
  'pack',
  Object.fromEntries(Object.entries(lists).map(([field, ids]) => [field, ids.map((id) => link(id))])),
];
const ENTRIES: TestEntry[] = [
  ['language', 'language-es', { code: 'es', name: 'Español' }],
  sheet('sheet'),
  sheet('sheet-es', { language: link('language-es') }),
  button('english', 'sheet-pdf'),
  button('spanish', 'sheet-es-pdf', SPANISH),
  button('another', 'another-pdf'),
];
const concentrate = product({
  form: 'Concentrate',
  safetyDataSheets: [link('sheet'), link('sheet-es')],
  dilutions: [link('dilution-p')],
  variants: [link('pack')],
});
const problemsOf = (lists: Record<string, string[]>, ...more: TestEntry[]): string =>
  found(checkSheetLinks, [...ENTRIES, concentrate, pack(lists), ...more]);
const BOTH = { concentrate: ['english', 'spanish'] };

test('accepts one link per sheet', () => {
  expect(problemsOf(BOTH)).toBe('');
});

test.each<[string, Record<string, string[]>, string]>([
  ['a sheet without a link', { concentrate: ['english'] }, 'pack concentrate does not link to sheet-es'],
  [
    'a sheet linked twice',
    { concentrate: ['english', 'spanish', 'english'] },
    'pack concentrate links to sheet twice',
  ],
  [
    'a document of another product',
    { concentrate: ['english', 'spanish', 'another'] },
    'pack concentrate links to another, which is not a sheet for p',
  ],
  [
    'a sheet of a concentrate as supplied',
    { safetySheet: ['english'], concentrate: ['spanish'] },
    'pack safetySheet links to sheet',
  ],
  [
    'the undiluted product’s sheet below its dilution',
    { ...BOTH, madeFromConcentrate: ['english'] },
    'pack madeFromConcentrate links to english, which is not a sheet for a dilution',
  ],
])('the sheet link check reports %s', (_name, lists, expected) => {
  expect(problemsOf(lists)).toBe(expected);
});

test('a dilution must not link to a sheet with a different signal word or different pictograms', () => {
  const diluted = (signalWord: string): TestEntry[] => [
    sheet('diluted', { signalWord, pictograms: [] }),
    button('of-dilution', 'diluted-pdf'),
    dilution({ hazards: link('hazards') }),
    hazards(['H319'], { pictograms: [] }),
  ];
  const lists = { ...BOTH, madeFromConcentrate: ['of-dilution'] };
  expect(problemsOf(lists, ...diluted('Warning'))).toBe('');
  expect(problemsOf(lists, ...diluted('Danger'))).toMatch(/which is not a sheet for a dilution$/);
});

test("a link must state its sheet's language in that language", () => {
  const entries = (fields: Record<string, unknown>): TestEntry[] => [
    ...ENTRIES.filter(([, id]) => id !== 'spanish'),
    concentrate,
    pack(BOTH),
    button('spanish', 'sheet-es-pdf', fields),
  ];
  expect(found(checkSheetLinks, entries({ linkText: SPANISH.linkText }))).toBe(
    'spanish language differs from the language of sheet-es',
  );
  expect(found(checkSheetLinks, entries({ language: SPANISH.language }))).toBe(
    'spanish linkText is not “Ficha de datos de seguridad (español)”',
  );
});

test("a recommendation that lists sheets must list exactly its product's sheets", () => {
  const rule = (...sheets: string[]): string =>
    problemsOf(BOTH, [
      'recommenderProducts',
      'rule',
      { product: link('p'), safetyDataSheets: sheets.map((id) => link(id)) },
    ]);
  expect(rule('sheet-es', 'sheet')).toBe('');
  expect(rule()).toBe('');
  expect(rule('sheet')).toBe('rule safetyDataSheets differs from the sheets of p');
});
