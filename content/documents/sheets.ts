/** Generates the safety data sheets: PDF files and their entries. */
import { join } from 'node:path';
import { CONTENT, entriesOf, link, links, LOCALE, read, saveAsset, text, write, type Entry } from './entries.ts';
import { PROFILE_OF, PROFILES, type Profile } from './profiles.ts';
import { safetyDataSheet } from './sheet.ts';
import type { Language, Words } from './statements.ts';

/** Products with sheets in Spanish and French, too. */
const TRANSLATED: Record<Exclude<Language, 'en'>, readonly string[]> = {
  es: ['pot-and-pan-detergent', 'heavy-duty-degreaser', 'heavy-duty-floor-cleaner', 'power-dissolver', 'machine-detergent-liquid', 'lime-scale-remover', 'disinfecting-all-purpose-spray', 'broad-spectrum-disinfectant', 'bathroom-cleaner-disinfecting', 'toilet-bowl-cleaner', 'finished-floor-cleaner', 'tide-laundry-detergent-system', 'oxygen-bleach-booster', 'antibacterial-hand-soap', 'sanitizer-gel'],
  fr: ['pot-and-pan-detergent', 'heavy-duty-degreaser', 'disinfecting-all-purpose-spray', 'bathroom-cleaner-disinfecting', 'toilet-bowl-cleaner', 'tide-laundry-detergent-system', 'sanitizer-gel'],
};
const SOLID: Words = { en: 'Solid bar', es: 'Pastilla sólida', fr: 'Pain solide' };
const WET_CLOTH: Words = { en: 'Moist cloth', es: 'Paño húmedo', fr: 'Lingette humide' };
const STATES: Record<string, Words> = { 'bar-soap': SOLID, 'disinfecting-wipes': WET_CLOTH, 'wet-mopping-pads': WET_CLOTH };

async function makeSheet(slug: string, product: Entry, english: Entry, language: Language): Promise<number> {
  const name = PROFILE_OF[slug];
  if (!name) throw new Error(`${slug} has no hazard profile: add it to content/documents/profiles.ts`);
  const profile: Profile = PROFILES[name];
  const suffix = language === 'en' ? '' : `-${language}`;
  const codes = links(product, 'variants').flatMap(({ sys }) => {
    const variant = read(join(CONTENT, 'entries', 'productVariant', `${sys.id}.json`));
    return ['caseUpc', 'packageUpc', 'gtin'].map((field) => text(variant, field)).filter(Boolean);
  });
  const sheet: Entry = structuredClone(english);
  sheet.sys.id = `${english.sys.id}${suffix}`;
  const asset = `pdf-sds-${slug}${suffix}`;
  const set = (field: string, value: unknown): void => void (sheet.fields[field] = { [LOCALE]: value });
  set('title', `${text(product, 'productBrand')} ${text(product, 'productName')} – Safety Data Sheet${suffix.toUpperCase().replace('-', ', ')}`);
  set('sdsNumber', `${text(english, 'sdsNumber').replace(/-[A-Z]{2}$/, '')}${suffix.toUpperCase()}`);
  set('language', link('Entry', `language-${language}`));
  set('pdf', link('Asset', asset));
  set('upcs', codes);
  set('signalWord', profile.signalWord);
  set('pictograms', [...profile.pictograms]);
  const bytes = await safetyDataSheet({
    language,
    productName: text(product, 'productName'),
    brand: text(product, 'productBrand'),
    number: text(sheet, 'sdsNumber'),
    codes,
    epa: text(product, 'epaRegistrationNumber') || null,
    revised: text(english, 'revisionDate').slice(0, 10),
    profile,
    ...(STATES[slug] && { state: STATES[slug] }),
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
    const languages: Language[] = [
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
