/** Safety data sheets bear the signal word, pictograms and codes of the products that link them, and a date. */
import type { Entry, View } from '../../space/types.ts';
import { problemAt, type Problem } from '../problem.ts';
import { linkedEntries, listOf, textOf } from '../values.ts';

const sorted = (values: readonly string[]): string => [...values].sort().join(', ') || 'none';

/** The codes of a product's variants. */
const codesOf = (view: View, product: Entry): string[] =>
  linkedEntries(view, product, 'variants').flatMap((variant) =>
    ['caseUpc', 'packageUpc', 'gtin'].flatMap((field) => textOf(variant, field) ?? []),
  );

/** Problems of the sheets that products link. */
export const checkSheets = (view: View): Problem[] =>
  view.entriesOf('product').flatMap((product) => {
    const [hazards] = linkedEntries(view, product, 'hazards');
    return linkedEntries(view, product, 'safetyDataSheets').flatMap((sheet) => {
      const problems: Problem[] = [];
      const add = (field: string, what: string): void =>
        void problems.push(problemAt(sheet.sys.id, field, what, 'write the sheet anew from its product'));
      const [actual, expected] = [sheet, hazards].map((entry) => textOf(entry, 'signalWord') ?? 'None');
      if (actual !== expected) add('signalWord', `is ${actual}, while ${product.sys.id} has ${expected}`);
      const [drawn, right] = [sheet, hazards].map((entry) => sorted(listOf(entry, 'pictograms')));
      if (drawn !== right) add('pictograms', `are ${drawn}, while ${product.sys.id} has ${right}`);
      const [printed, sold] = [listOf(sheet, 'upcs'), codesOf(view, product)].map(sorted);
      if (printed !== sold) add('upcs', `are ${printed}, while ${product.sys.id} has ${sold}`);
      if (textOf(sheet, 'revisionDate') === undefined) add('revisionDate', 'is empty');
      return problems;
    });
  });
