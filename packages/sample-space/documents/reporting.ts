import type { SheetLanguage } from '@cleanpro/product-safety/hazards/statements';
import type { ProductFacts } from './facts.ts';
import { classesOf } from './classes.ts';
import { SARA, SARA_CATEGORIES } from './handling-phrases.ts';
import { GLYCOL_ETHERS } from './ingredients.ts';
import { ingredientName, joined, percentOf } from './vocabulary.ts';

/**
 * Returns the sentences of section 15 of a safety data sheet on the emergency planning law (SARA). SARA covers neither
 * articles nor drugs, which the FDA regulates.
 */
export function reporting(product: ProductFacts, language: SheetLanguage): string[] {
  if (product.isArticle || product.drugStorage) return [];
  const categories = SARA_CATEGORIES.filter(({ of }) =>
    of.some((code) => product.hazards.hazards.includes(code)),
  );
  const named = product.composition
    .filter(
      ({ casNumber, percentMaximum }) =>
        casNumber && GLYCOL_ETHERS.includes(casNumber) && percentMaximum >= 1,
    )
    .map((ether) => `${ingredientName(ether, language)} ${percentOf(ether, language)} %`);
  // Some classes, such as non-flammable aerosols, belong to no SARA category.
  const isClassified = classesOf(product.hazards.hazards).length > 0;
  const hazardCategories =
    categories.length > 0
      ? joined(
          categories.map(({ words }) => words[language]),
          language,
        )
      : SARA.none[language];
  return [
    ...(isClassified ? [`${SARA.categories[language]} ${hazardCategories}.`] : []),
    ...(named.length > 0 ? [`${SARA.chemicals[language]} ${joined(named, language)}.`] : []),
  ];
}
