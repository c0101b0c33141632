import { readFileSync } from 'node:fs';
import { doseOf } from '@cleanpro/product-safety/dilution/dose';
import { classify } from '@cleanpro/product-safety/hazards/classification';
import {
  HAZARDS,
  PRECAUTIONS,
  isHazardCode,
  isPrecautionCode,
  precautionText,
} from '@cleanpro/product-safety/hazards/statements';
import type { Entry } from '@cleanpro/contentful-local/space/types';
import { loadSpace } from '@cleanpro/contentful-local/space/load';
import { linksOf } from '@cleanpro/contentful-local/space/view';
import { removeWhitespace, extractText } from './pdf-text.ts';

const space = loadSpace('packages/sample-space/content', { spaceId: 'cleanpro', environmentId: 'master' });
const text = (entry: Entry, field: string): string => String(entry.fields[field]?.['en-US'] ?? '');
const linked = (entry: Entry, field: string): string[] =>
  Object.values(entry.fields[field] ?? {})
    .flatMap(linksOf)
    .map(({ sys }) => sys.id);

const value = (entry: Entry, field: string): unknown => entry.fields[field]?.['en-US'];
const texts = (entry: Entry, field: string): string[] => {
  const list = value(entry, field);
  return Array.isArray(list) ? list.map(String) : [];
};
const number = (entry: Entry, field: string): number | null => {
  const of = value(entry, field);
  return typeof of === 'number' ? of : null;
};
const entriesIn = (entry: Entry, field: string): Entry[] =>
  linked(entry, field).flatMap((id) => space.published.entry(id) ?? []);

const pdfText = (asset: string): string => extractText(readFileSync(space.assetFile(asset)?.path ?? ''));

const sheets = space.published.entriesOf('safetyDataSheet').map((entry) => ({
  id: entry.sys.id,
  entry,
  asset: linked(entry, 'pdf')[0] ?? '',
}));

test('every product has an English safety data sheet', () => {
  const english = new Set(
    sheets.filter(({ entry }) => linked(entry, 'language')[0] === 'language-en').map(({ id }) => id),
  );
  for (const product of space.published.entriesOf('product'))
    expect(linked(product, 'safetyDataSheets').some((id) => english.has(id))).toBe(true);
  expect(sheets.length).toBeGreaterThan(80);
});

test.each(sheets)('$id is a PDF with sixteen sections, marked as a sample', ({ entry, asset }) => {
  const file = space.published.asset(asset)?.fields.file?.['en-US'];
  expect(file).toMatchObject({
    contentType: 'application/pdf',
    fileName: expect.stringMatching(/-sds(-[a-z]{2})?\.pdf$/),
  });
  const bytes = readFileSync(space.assetFile(asset)?.path ?? '');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBe(file?.details.size);
  expect(bytes.length).toBeLessThan(24 * 1024);
  const words = extractText(bytes);
  for (let section = 1; section <= 16; section += 1)
    expect(words).toMatch(new RegExp(`^${section}\\. `, 'm'));
  expect(words).toMatch(/SAMPLE|MUESTRA|EXEMPLE/);
  expect(words).toContain(text(entry, 'sdsNumber'));
  const signals = {
    Danger: /^(DANGER|PELIGRO)$/m,
    Warning: /^(WARNING|ATENCIÓN|ATTENTION)$/m,
    None: /29 CFR 1910\.1200/,
  };
  const [, signal] = Object.entries(signals).find(([word]) => word === text(entry, 'signalWord')) ?? [];
  expect(words).toMatch(signal ?? /no such signal word/);
});

const products = space.published.entriesOf('product').map((product) => ({
  id: product.sys.id,
  product,
  hazards: entriesIn(product, 'hazards')[0],
  dilutions: entriesIn(product, 'dilutions'),
  english: linked(product, 'safetyDataSheets')[0] ?? '',
}));

test.each(products)('the English sheet for $id matches its entry', (sample) => {
  const { product, hazards, dilutions, english } = sample;
  const sheet = sheets.find(({ id }) => id === english);
  const words = removeWhitespace(pdfText(sheet?.asset ?? ''));
  const expected = [
    ...[hazards, ...dilutions.flatMap((dilution) => entriesIn(dilution, 'hazards'))].flatMap((of) =>
      of
        ? [
            ...texts(of, 'hazardStatements').map((code) =>
              isHazardCode(code) ? `${code} ${HAZARDS[code].en}` : `${code} has no text`,
            ),
            ...texts(of, 'precautionaryStatements').map((code) =>
              isPrecautionCode(code)
                ? `${code} ${precautionText(code, texts(of, 'hazardStatements').filter(isHazardCode)).en}`
                : `${code} has no text`,
            ),
          ]
        : [],
    ),
    ...dilutions.map((dilution) =>
      doseOf({
        ratio: number(dilution, 'ratio'),
        amountMinimum: number(dilution, 'amountMinimum'),
        amountMaximum: number(dilution, 'amountMaximum'),
        amountUnit: text(dilution, 'amountUnit') || null,
        perAmount: number(dilution, 'perAmount'),
        perUnit: text(dilution, 'perUnit') || null,
      }),
    ),
    ...dilutions.map((dilution) =>
      entriesIn(dilution, 'hazards').length > 0
        ? ''
        : 'Not classified by the supplier: handle as the concentrate',
    ),
    ...texts(product, 'warnings'),
    ...texts(product, 'protectiveEquipment').map((word) =>
      word === 'Ventilation' ? 'Ventilate the area during use' : word,
    ),
    ...texts(product, 'incompatibleWith'),
    ...['physicalState', 'epaRegistrationNumber'].map((field) => text(product, field)),
    number(product, 'phMinimum') === null
      ? ''
      : `${text(product, 'phMinimum')}–${text(product, 'phMaximum')} (${text(product, 'phCondition')})`,
    ...[...JSON.stringify(value(product, 'composition') ?? []).matchAll(/"casNumber":"([\d-]+)"/g)].map(
      ([, cas]) => cas ?? '',
    ),
  ];
  expect(expected.filter((phrase) => !words.includes(removeWhitespace(phrase)))).toEqual([]);
  const [unNumber = '', name = ''] = text(product, 'transport').split(/, (?=[A-Z])/);
  const isRegulated = unNumber !== 'not regulated';
  expect(words).toContain(
    removeWhitespace(`UN number ${isRegulated ? unNumber : 'Not regulated by DOT (49 CFR)'}`),
  );
  expect(words).toContain(removeWhitespace(name.replace(/, (?:class )?\d.*$/, '')));
});

test.each(products)(
  'the sheets for $id have the product’s signal word and pictograms',
  ({ product, hazards }) => {
    for (const id of linked(product, 'safetyDataSheets')) {
      const sheet = sheets.find((each) => each.id === id)?.entry;
      if (!sheet) throw new Error(`${id} is not published`);
      expect(text(sheet, 'signalWord')).toBe(hazards ? text(hazards, 'signalWord') : 'None');
      expect(texts(sheet, 'pictograms')).toEqual(hazards ? texts(hazards, 'pictograms') : []);
    }
  },
);

test.each(space.published.entriesOf('hazardClassification').map((entry) => ({ id: entry.sys.id, entry })))(
  '$id has the label elements that its hazards require',
  ({ entry }) => {
    const { signalWord, pictograms, precautions } = classify(
      texts(entry, 'hazardStatements').filter(isHazardCode),
    );
    expect(text(entry, 'signalWord')).toBe(signalWord);
    expect(texts(entry, 'pictograms').toSorted()).toEqual(pictograms.toSorted());
    expect(texts(entry, 'precautionaryStatements').toSorted()).toEqual(precautions.toSorted());
  },
);

test('a sheet lists hazard classes only if its product is classified', () => {
  for (const { hazards, english } of products) {
    const codes = hazards ? texts(hazards, 'hazardStatements').filter(isHazardCode) : [];
    const words = pdfText(sheets.find(({ id }) => id === english)?.asset ?? '');
    expect({ english, isClassified: /^Classification$/m.test(words) }).toEqual({
      english,
      isClassified: codes.some((code) => !code.startsWith('H4')),
    });
  }
});

test('aerosols have no gas-cylinder pictogram (2024 rule)', () => {
  const aerosols = products.filter(({ product }) => text(product, 'form') === 'Aerosol');
  expect(aerosols.length).toBeGreaterThan(0);
  for (const { hazards } of aerosols) expect(hazards && texts(hazards, 'pictograms')).not.toContain('gas');
});

test('sheets mark environmental hazards as voluntary, and state which label governs the product', () => {
  for (const { product, hazards, english } of products) {
    const words = removeWhitespace(pdfText(sheets.find(({ id }) => id === english)?.asset ?? ''));
    const isEnvironmental =
      hazards && texts(hazards, 'hazardStatements').some((code) => code.startsWith('H4'));
    expect(words.includes(removeWhitespace('not part of the OSHA standard; given voluntarily'))).toBe(
      isEnvironmental === true,
    );
    expect(words.includes(removeWhitespace('The EPA label governs its use'))).toBe(
      text(product, 'epaRegistrationNumber') !== '',
    );
    expect(words.includes(removeWhitespace('its Drug Facts label governs its use'))).toBe(
      linked(product, 'drugFacts').length > 0,
    );
  }
});

const translated = sheets.filter(({ entry }) => linked(entry, 'language')[0] !== 'language-en');

test.each(translated)('$id is written entirely in the language of its entry', ({ entry, asset }) => {
  const language = linked(entry, 'language')[0] === 'language-es' ? 'es' : 'fr';
  const product = products.find((each) => linked(each.product, 'safetyDataSheets').includes(entry.sys.id));
  if (!product) throw new Error(`${entry.sys.id} belongs to no product`);
  const words = removeWhitespace(pdfText(asset));
  const statements = Object.values({ ...HAZARDS, ...PRECAUTIONS });
  expect(statements.filter(({ en }) => words.includes(removeWhitespace(en)))).toEqual([]);
  const hazards = product.hazards ? texts(product.hazards, 'hazardStatements').filter(isHazardCode) : [];
  const codes = product.hazards
    ? [...texts(product.hazards, 'hazardStatements'), ...texts(product.hazards, 'precautionaryStatements')]
    : [];
  for (const code of codes) {
    const statement = isHazardCode(code)
      ? HAZARDS[code]
      : isPrecautionCode(code)
        ? precautionText(code, hazards)
        : null;
    expect(words).toContain(removeWhitespace(`${code} ${statement?.[language] ?? 'has no text'}`));
  }
  const english = [
    ...['warnings', 'protectiveEquipment', 'incompatibleWith'].flatMap((field) =>
      texts(product.product, field),
    ),
    ...['physicalState', 'transport', 'phCondition'].map((field) => text(product.product, field)),
    ...product.dilutions.map((dilution) => text(dilution, 'purpose')),
    ' per gal of water',
    'lb of laundry',
    'Not classified',
    'Water',
    'Sodium',
    'Alcohols',
  ].filter(Boolean);
  expect(
    english.filter((each) =>
      new RegExp(`(?<![a-z])${RegExp.escape(removeWhitespace(each))}(?![a-z])`).test(words),
    ),
  ).toEqual([]);
  expect(text(entry, 'title')).toMatch(
    language === 'es' ? / – Ficha de datos de seguridad$/ : / – Fiche de données de sécurité$/,
  );
  expect(space.published.asset(asset)?.fields.title?.['en-US']).toBe(text(entry, 'title'));
});
