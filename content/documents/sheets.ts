/** Generates the safety data sheets: PDF files and their entries. */
import { join } from 'node:path';
import { CONTENT, entriesOf, link, linkedEntries, links, LOCALE, read, saveAsset, text, write, type Entry } from './entries.ts';
import type { SheetLanguage } from '../../lib/hazards/statements.ts';
import { factsOf } from './facts.ts';
import { safetyDataSheet } from './sheet.ts';
import { WORDS } from './words.ts';

/** Products with sheets in Spanish and French, too. */
const TRANSLATED: Record<Exclude<SheetLanguage, 'en'>, readonly string[]> = {
  es: ['pot-and-pan-detergent', 'heavy-duty-degreaser', 'heavy-duty-floor-cleaner', 'power-dissolver', 'machine-detergent-liquid', 'lime-scale-remover', 'disinfecting-all-purpose-spray', 'broad-spectrum-disinfectant', 'bathroom-cleaner-disinfecting', 'toilet-bowl-cleaner', 'finished-floor-cleaner', 'tide-laundry-detergent-system', 'oxygen-bleach-booster', 'antibacterial-hand-soap', 'sanitizer-gel'],
  fr: ['pot-and-pan-detergent', 'heavy-duty-degreaser', 'disinfecting-all-purpose-spray', 'bathroom-cleaner-disinfecting', 'toilet-bowl-cleaner', 'tide-laundry-detergent-system', 'sanitizer-gel'],
};

/** The day of a sheet: that of its entry, or of a later classification. */
function revisionOf(english: Entry, product: Entry): string {
  const classified = linkedEntries(product, 'hazards', 'hazardClassification').map(({ sys }) => String(sys.updatedAt).slice(0, 10));
  return [text(english, 'revisionDate').slice(0, 10), ...classified].toSorted().at(-1) ?? '';
}

async function makeSheet(slug: string, product: Entry, english: Entry, language: SheetLanguage): Promise<number> {
  const facts = factsOf(product);
  const suffix = language === 'en' ? '' : `-${language}`;
  const codes = links(product, 'variants').flatMap(({ sys }) => {
    const variant = read(join(CONTENT, 'entries', 'productVariant', `${sys.id}.json`));
    return ['caseUpc', 'packageUpc', 'gtin'].map((field) => text(variant, field)).filter(Boolean);
  });
  const sheet: Entry = structuredClone(english);
  sheet.sys.id = `${english.sys.id}${suffix}`;
  const asset = `pdf-sds-${slug}${suffix}`;
  const set = (field: string, value: unknown): void => void (sheet.fields[field] = { [LOCALE]: value });
  set('title', `${text(product, 'productBrand')} ${text(product, 'productName')} – ${WORDS[language].title}`);
  set('productName', text(product, 'productName'));
  set('productBrand', text(product, 'productBrand'));
  set('sdsNumber', `${text(english, 'sdsNumber').replace(/-[A-Z]{2}$/, '')}${suffix.toUpperCase()}`);
  set('language', link('Entry', `language-${language}`));
  set('pdf', link('Asset', asset));
  set('upcs', codes);
  set('revisionDate', revisionOf(english, product));
  set('signalWord', facts.hazards.signalWord);
  set('pictograms', facts.hazards.pictograms);
  const bytes = await safetyDataSheet({
    language,
    productName: text(product, 'productName'),
    brand: text(product, 'productBrand'),
    number: text(sheet, 'sdsNumber'),
    codes,
    revised: text(sheet, 'revisionDate'),
    product: facts,
  });
  saveAsset(asset, `${slug}-sds${suffix}.pdf`, bytes, text(sheet, 'title'));
  write(join(CONTENT, 'entries', 'safetyDataSheet', `${sheet.sys.id}.json`), sheet);
  return bytes.length;
}

/** Generates all sheets. @returns their number and total size in bytes */
export async function makeSheets(): Promise<{ count: number; size: number }> {
  let count = 0;
  let size = 0;
  for (const product of entriesOf('product')) {
    const slug = text(product, 'slug').split('/').at(-1) ?? '';
    const languages: SheetLanguage[] = [
      'en',
      ...(['es', 'fr'] as const).filter((code) => TRANSLATED[code].includes(slug)),
    ];
    const english = read(join(CONTENT, 'entries', 'safetyDataSheet', `sds-${slug}.json`));
    for (const language of languages) {
      size += await makeSheet(slug, product, english, language);
      count += 1;
    }
    product.fields.safetyDataSheets = {
      [LOCALE]: languages.map((code) => link('Entry', `sds-${slug}${code === 'en' ? '' : `-${code}`}`)),
    };
    write(join(CONTENT, 'entries', 'product', `${product.sys.id}.json`), product);
  }
  return { count, size };
}
