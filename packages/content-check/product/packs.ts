import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { linkedEntries, textOf, valueOf } from '../values.ts';
import { checkCounts, checkStatedCounts } from './counts.ts';
import { productParagraphs } from './product.ts';

const WEIGHTS = ['lb', 'oz', 'g', 'kg'];

function checkPacks(view: View, product: Entry): Problem[] {
  const { id } = product.sys;
  const variants = linkedEntries(view, product, 'variants');
  const problems = [
    ...variants.flatMap((variant) => checkCounts(view, variant)),
    ...checkStatedCounts(view, product, variants),
  ];
  if (textOf(product, 'form') === 'Powder')
    for (const variant of variants) {
      const unit = textOf(variant, 'packageSizeUnits') ?? '';
      if (!WEIGHTS.includes(unit))
        problems.push(
          problemAt(
            variant.sys.id,
            'packageSizeUnits',
            `is “${unit}”, but the product is a powder`,
            'use the net weight',
          ),
        );
    }
  const isClosed = valueOf(product, 'dilutionSystem') === true;
  if (isClosed && !productParagraphs(view, product).some(({ text }) => /\bdispensers?\b/i.test(text)))
    problems.push(
      problemAt(
        id,
        'dilutionSystem',
        'is set, but no text mentions a dispenser',
        'say which dispenser takes the pack',
      ),
    );
  return problems;
}

/**
 * Checks packs: powders are weighed, counted items are named, and descriptions name the dispenser of a closed-loop
 * pack.
 */
export const checkPackSizes = (view: View): Problem[] =>
  view.entriesOf('product').flatMap((product) => checkPacks(view, product));
