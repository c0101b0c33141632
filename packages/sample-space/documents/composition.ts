import type { SheetLanguage } from '@cleanpro/product-safety/hazards/statements';
import type { Ingredient } from '@cleanpro/product-safety/hazards/substances';
import type { ProductFacts } from './facts.ts';
import { ingredientName, percentOf } from './vocabulary.ts';
import { SHEET_LABELS } from './sheet-labels.ts';

/** Whether the supplier withholds the identity of an ingredient and states only its kind. */
const isUndisclosed = ({ casNumber }: Ingredient): boolean => !casNumber;

/**
 * Returns the name, CAS number and percentage of each ingredient, for section 3 of a safety data sheet.
 * @throws Error if a name has no translation
 */
export function compositionCells({ composition }: ProductFacts, language: SheetLanguage): string[][] {
  const { labels } = SHEET_LABELS[language];
  return composition.map((ingredient) => [
    ingredientName(ingredient, language),
    ingredient.casNumber ?? labels.noCas,
    percentOf(ingredient, language),
  ]);
}

/**
 * Returns the remarks below the ingredients: what the ranges cover, and the legal basis for withholding an identity.
 */
export function compositionRemarks({ composition }: ProductFacts, language: SheetLanguage): string {
  const { labels } = SHEET_LABELS[language];
  const isRange = composition.some(({ percentMinimum, percentMaximum }) => percentMinimum !== percentMaximum);
  return [isRange && labels.ranges, composition.some(isUndisclosed) && labels.withheld]
    .filter(Boolean)
    .join(' ');
}

/**
 * Returns the statement on ingredients of unknown acute toxicity: those that the supplier does not disclose (29 CFR
 * 1910.1200, Appendix D, 2(d)).
 */
export const unknownToxicity = ({ composition }: ProductFacts, language: SheetLanguage): string =>
  composition
    .filter((each) => isUndisclosed(each) && each.percentMaximum >= 1)
    .map(
      (each) =>
        `${percentOf(each, language)} ${SHEET_LABELS[language].labels.unknownToxicity} ${ingredientName(each, language).toLowerCase()}.`,
    )
    .join(' ');
