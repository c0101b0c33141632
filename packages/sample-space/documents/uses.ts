import { usesOf } from '@cleanpro/product-safety/hazards/recommended-use';
import type { SheetLanguage } from '@cleanpro/product-safety/hazards/statements';
import { lowerFirst } from '@cleanpro/text/first-letter';
import type { ProductFacts } from './facts.ts';
import { joined, translate } from './vocabulary.ts';
import { SHEET_LABELS } from './sheet-labels.ts';

/** Lists surfaces or exclusions in the middle of a sentence. */
const listed = (names: readonly string[], language: SheetLanguage): string =>
  joined(
    names.map((name) => lowerFirst(translate('material', name, language))),
    language,
  );

/** Returns the use of a product that is neither an article nor a drug: its areas, then its surfaces. */
function areasAndSurfaces({ areasOfUse, surfaces }: ProductFacts, language: SheetLanguage): string {
  const areas = joined(
    usesOf(areasOfUse).map((use) => translate('use', use, language)),
    language,
  );
  const colon = language === 'fr' ? ' : ' : ': ';
  return `${areas}${surfaces.length > 0 ? `${colon}${listed(surfaces, language)}` : ''}. ${SHEET_LABELS[language].labels.useText}`;
}

/**
 * Returns the rows of section 1 of a safety data sheet on recommended use and restrictions.
 * @throws Error if a word of the entry has no translation
 */
export function useRows(
  product: ProductFacts,
  language: SheetLanguage,
): (readonly [label: string, words: string])[] {
  const { labels } = SHEET_LABELS[language];
  const use = product.isArticle
    ? labels.useArticle
    : product.drugStorage
      ? labels.useDrug
      : areasAndSurfaces(product, language);
  const notFor = product.notFor.length > 0 && `${labels.notFor} ${listed(product.notFor, language)}.`;
  const restrictions = [notFor, !product.isArticle && labels.otherUses].filter(Boolean).join(' ');
  return [[labels.use, use], ...(restrictions ? [[labels.restrictions, restrictions] as const] : [])];
}
