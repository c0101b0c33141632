import { usesOf } from '@cleanpro/product-safety/hazards/recommended-use';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { listOf } from '../values.ts';

/** Returns the words of a use or material, in the singular. */
const wordsOf = (name: string): string[] =>
  [...name.toLowerCase().matchAll(/[\p{L}-]+/gu)].map(([word]) => word.replace(/(?<=..)s$/, ''));

/** Whether an exclusion covers a use: "Fabrics and furniture" covers "Fabric care". */
function forbids(exclusion: string, use: string): boolean {
  const words = wordsOf(use);
  return exclusion
    .split(' and ')
    .map(wordsOf)
    .some((part) => part.length > 0 && part.every((word) => words.includes(word)));
}

function checkProduct(product: Entry): Problem[] {
  const recommended = [
    ...usesOf(listOf(product, 'areasOfUse')).map((use) => ({ field: 'areasOfUse', use })),
    ...listOf(product, 'surfaces').map((use) => ({ field: 'surfaces', use })),
  ];
  return listOf(product, 'notFor').flatMap((exclusion) =>
    recommended
      .filter(({ use }) => forbids(exclusion, use))
      .map(({ field, use }) =>
        problemAt(
          product.sys.id,
          field,
          `recommends “${use}”, but “Not for” lists “${exclusion}”`,
          'correct one of them; section 1 of the sheet shows both',
        ),
      ),
  );
}

/**
 * Checks that products are not recommended for what `notFor` excludes. Section 1 of the safety data sheet shows the
 * recommended uses next to the exclusions.
 */
export const checkRecommendedUse = (view: View): Problem[] => view.entriesOf('product').flatMap(checkProduct);
