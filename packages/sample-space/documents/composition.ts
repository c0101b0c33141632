/** Section 3: the ingredients, and what the supplier does not disclose of them. */
import type { SheetLanguage } from '@cleanpro/product-safety/hazards/statements';
import type { Ingredient } from '@cleanpro/product-safety/hazards/substances';
import type { ProductFacts } from './facts.ts';
import { ingredientName, percentOf } from './vocabulary.ts';
import { WORDS } from './words.ts';

/** Whether a supplier withholds what an ingredient is: it has a name of its kind only. */
const isUndisclosed = ({ casNumber }: Ingredient): boolean => !casNumber;

/** Name, CAS number and percentage of each ingredient. @throws when a name has no translation */
export function compositionCells({ composition }: ProductFacts, language: SheetLanguage): string[][] {
  const { labels } = WORDS[language];
  return composition.map((ingredient) => [
    ingredientName(ingredient, language),
    ingredient.casNumber ?? labels.noCas,
    percentOf(ingredient, language),
  ]);
}

/** The sentences below the ingredients: what the ranges cover, and which right withholds an identity. */
export function compositionRemarks({ composition }: ProductFacts, language: SheetLanguage): string {
  const { labels } = WORDS[language];
  const isRange = composition.some(({ percentMinimum, percentMaximum }) => percentMinimum !== percentMaximum);
  return [isRange && labels.ranges, composition.some(isUndisclosed) && labels.withheld]
    .filter(Boolean)
    .join(' ');
}

/** Ingredients of unknown acute toxicity: those that the supplier does not disclose (29 CFR 1910.1200, Appendix D, 2(d)). */
export const unknownToxicity = ({ composition }: ProductFacts, language: SheetLanguage): string =>
  composition
    .filter((each) => isUndisclosed(each) && each.percentMaximum >= 1)
    .map(
      (each) =>
        `${percentOf(each, language)} ${WORDS[language].labels.unknownToxicity} ${ingredientName(each, language).toLowerCase()}.`,
    )
    .join(' ');
