import type { View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { linkedEntries, valueOf } from '../values.ts';

/** Checks that a variant links a SmartLabel if and only if its product has an ingredient view. */
export function checkSmartLabels(view: View): Problem[] {
  const withIngredients = new Set<string>();
  for (const product of view.entriesOf('product'))
    if (valueOf(product, 'ingredientView') !== undefined)
      for (const field of ['variants', 'heroVariant'])
        for (const variant of linkedEntries(view, product, field)) withIngredients.add(variant.sys.id);
  return view.entriesOf('productVariant').flatMap((variant) => {
    const { id } = variant.sys;
    const isLinked = valueOf(variant, 'smartlabel') !== undefined;
    if (isLinked === withIngredients.has(id)) return [];
    return isLinked
      ? [
          problemAt(
            id,
            'smartlabel',
            'is linked, but its product has no ingredient view',
            'remove the link, or add the view',
          ),
        ]
      : [
          problemAt(
            id,
            'smartlabel',
            'is empty, but its product has an ingredient view',
            'add a link to the SmartLabel',
          ),
        ];
  });
}
