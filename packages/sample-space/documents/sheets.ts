/** Generates the safety data sheets: PDF files and their entries. */
import { join } from 'node:path';
import {
  CONTENT,
  entriesOf,
  link,
  linkedEntries,
  LOCALE,
  read,
  saveAsset,
  text,
  write,
  type Entry,
} from './entries.ts';
import type { SheetLanguage } from '@cleanpro/product-safety/hazards/statements';
import { factsOf } from './facts.ts';
import { safetyDataSheet, type SheetFacts } from './sheet.ts';
import { SHEET_LABELS } from './sheet-labels.ts';

/** Products that also have sheets in Spanish or French. */
const TRANSLATED: Record<Exclude<SheetLanguage, 'en'>, readonly string[]> = {
  es: [
    'pot-and-pan-detergent',
    'heavy-duty-degreaser',
    'heavy-duty-floor-cleaner',
    'power-dissolver',
    'machine-detergent-liquid',
    'lime-scale-remover',
    'disinfecting-all-purpose-spray',
    'broad-spectrum-disinfectant',
    'bathroom-cleaner-disinfecting',
    'toilet-bowl-cleaner',
    'finished-floor-cleaner',
    'tide-laundry-detergent-system',
    'oxygen-bleach-booster',
    'antibacterial-hand-soap',
    'sanitizer-gel',
  ],
  fr: [
    'pot-and-pan-detergent',
    'heavy-duty-degreaser',
    'disinfecting-all-purpose-spray',
    'bathroom-cleaner-disinfecting',
    'toilet-bowl-cleaner',
    'tide-laundry-detergent-system',
    'sanitizer-gel',
  ],
};

/** Date of the last change to all sheets, which added the restrictions on use. */
const REWRITTEN = '2026-11-29';

/**
 * Returns the revision date of a sheet: the latest of its entry's date, its classification's date and the last change
 * to all sheets.
 */
function revisionOf(english: Entry, product: Entry): string {
  const classified = linkedEntries(product, 'hazards', 'hazardClassification').map(({ sys }) =>
    String(sys.updatedAt).slice(0, 10),
  );
  return [REWRITTEN, text(english, 'revisionDate').slice(0, 10), ...classified].toSorted().at(-1) ?? '';
}

const SUFFIXES: Record<SheetLanguage, string> = { en: '', es: '-es', fr: '-fr' };
const slugOf = (product: Entry): string => text(product, 'slug').split('/').at(-1) ?? '';

const languagesOf = (product: Entry): SheetLanguage[] => [
  'en',
  ...(['es', 'fr'] as const).filter((code) => TRANSLATED[code].includes(slugOf(product))),
];

const codesOf = (product: Entry): string[] =>
  linkedEntries(product, 'variants', 'productVariant').flatMap((variant) =>
    ['caseUpc', 'packageUpc', 'gtin'].map((field) => text(variant, field)).filter(Boolean),
  );

/**
 * Returns the facts for one sheet of a product.
 * @throws Error if a required field is missing
 */
function sheetFactsOf(product: Entry, language: SheetLanguage): SheetFacts {
  const english = read(join(CONTENT, 'entries', 'safetyDataSheet', `sds-${slugOf(product)}.json`));
  return {
    language,
    productName: text(product, 'productName'),
    brand: text(product, 'productBrand'),
    number: `${text(english, 'sdsNumber')}${SUFFIXES[language].toUpperCase()}`,
    codes: codesOf(product),
    revised: revisionOf(english, product),
    product: factsOf(product),
  };
}

/**
 * Returns the facts for all sheets.
 * @throws Error if a required field is missing
 */
export const allSheetFacts = (): SheetFacts[] =>
  entriesOf('product').flatMap((product) =>
    languagesOf(product).map((language) => sheetFactsOf(product, language)),
  );

async function makeSheet(product: Entry, facts: SheetFacts): Promise<number> {
  const name = `sds-${slugOf(product)}`;
  const suffix = SUFFIXES[facts.language];
  const sheet = read(join(CONTENT, 'entries', 'safetyDataSheet', `${name}.json`));
  sheet.sys.id = `${name}${suffix}`;
  const asset = `pdf-${name}${suffix}`;
  const title = `${facts.brand} ${facts.productName} – ${SHEET_LABELS[facts.language].title}`;
  const fields = {
    title,
    productName: facts.productName,
    productBrand: facts.brand,
    sdsNumber: facts.number,
    language: link('Entry', `language-${facts.language}`),
    pdf: link('Asset', asset),
    upcs: facts.codes,
    revisionDate: facts.revised,
    signalWord: facts.product.hazards.signalWord,
    pictograms: facts.product.hazards.pictograms,
  };
  for (const [field, value] of Object.entries(fields)) sheet.fields[field] = { [LOCALE]: value };
  const bytes = await safetyDataSheet(facts);
  saveAsset(asset, `${slugOf(product)}-sds${suffix}.pdf`, bytes, title);
  write(join(CONTENT, 'entries', 'safetyDataSheet', `${sheet.sys.id}.json`), sheet);
  return bytes.length;
}

/**
 * Generates all sheets.
 * @returns their number and total size in bytes
 */
export async function makeSheets(): Promise<{ count: number; size: number }> {
  let count = 0;
  let size = 0;
  for (const product of entriesOf('product')) {
    const languages = languagesOf(product);
    for (const language of languages) {
      size += await makeSheet(product, sheetFactsOf(product, language));
      count += 1;
    }
    product.fields.safetyDataSheets = {
      [LOCALE]: languages.map((code) => link('Entry', `sds-${slugOf(product)}${SUFFIXES[code]}`)),
    };
    write(join(CONTENT, 'entries', 'product', `${product.sys.id}.json`), product);
  }
  return { count, size };
}
