import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { linkedEntries, listOf, textOf } from '../values.ts';
import { hazardCodesOf, productParagraphs } from './product.ts';

const sorted = (values: readonly string[]): string => [...values].sort().join(', ') || 'none';

const codesOf = (view: View, product: Entry): string[] =>
  linkedEntries(view, product, 'variants').flatMap((variant) =>
    ['caseUpc', 'packageUpc', 'gtin'].flatMap((field) => textOf(variant, field) ?? []),
  );

/** Transport classes (49 CFR 173.2) and the hazards that require them. The first match applies. */
const CLASSES: readonly { of: readonly string[]; hazardClass: string }[] = [
  { of: ['H222', 'H223'], hazardClass: '2.1' },
  { of: ['H229'], hazardClass: '2.2' },
  { of: ['H225', 'H226'], hazardClass: '3' },
  { of: ['H272'], hazardClass: '5.1' },
  { of: ['H314'], hazardClass: '8' },
];

/** A product corrosive to metal can be class 8 because of its corrosion rate, which no hazard statement expresses. */
const MAY_BE_OF_CLASS_8 = 'H290';

/** Checks that the transport class (section 14) agrees with the hazards (section 2). */
function checkTransport(view: View, product: Entry): Problem[] {
  const transport = textOf(product, 'transport');
  if (transport === undefined) return [];
  const codes = hazardCodesOf(view, product);
  const expected = CLASSES.find(({ of }) => of.some((code) => codes.includes(code)));
  const cause = expected?.of.find((code) => codes.includes(code));
  const actual = /, (?:class )?(\d(?:\.\d)?)(?:,|$)/.exec(transport)?.[1];
  if (actual === expected?.hazardClass || (actual === '8' && codes.includes(MAY_BE_OF_CLASS_8))) return [];
  const required = expected ? `${cause} requires class ${expected.hazardClass}` : 'the hazards require none';
  const has = actual === undefined ? 'is not regulated' : `has class ${actual}`;
  return [
    problemAt(
      product.sys.id,
      'transport',
      `${has}, but ${required}`,
      'correct the description or the hazards',
    ),
  ];
}

/** Values that require a measurement of the product or of a glove. */
const MEASURED =
  /\b(?:flash point|boiling point|vapor pressure|(?:breakthrough|permeation) times?|\d+[- ]mil gloves?)\b/i;

/** Checks that the page states no measured values, because sections 8 and 9 of the sheet have none. */
const checkMeasured = (view: View, product: Entry): Problem[] =>
  productParagraphs(view, product).flatMap(({ id, field, text }) => {
    const named = MEASURED.exec(text)?.[0];
    return named === undefined
      ? []
      : [problemAt(id, field, `mentions “${named}”, which was not measured for this product`, 'remove it')];
  });

/** Checks the label elements that a sheet shares with its product. */
function checkLinkedSheets(view: View, product: Entry): Problem[] {
  const [hazards] = linkedEntries(view, product, 'hazards');
  return linkedEntries(view, product, 'safetyDataSheets').flatMap((sheet) => {
    const problems: Problem[] = [];
    const add = (field: string, what: string): void =>
      void problems.push(problemAt(sheet.sys.id, field, what, 'regenerate the sheet from its product'));
    const [actual, expected] = [sheet, hazards].map((entry) => textOf(entry, 'signalWord') ?? 'None');
    if (actual !== expected) add('signalWord', `is ${actual}, but ${product.sys.id} has ${expected}`);
    const [drawn, right] = [sheet, hazards].map((entry) => sorted(listOf(entry, 'pictograms')));
    if (drawn !== right) add('pictograms', `is ${drawn}, but ${product.sys.id} has ${right}`);
    const [printed, sold] = [listOf(sheet, 'upcs'), codesOf(view, product)].map(sorted);
    if (printed !== sold) add('upcs', `is ${printed}, but ${product.sys.id} has ${sold}`);
    if (textOf(sheet, 'revisionDate') === undefined) add('revisionDate', 'is empty');
    return problems;
  });
}

/**
 * Checks that the sheets of a product have its signal word, pictograms and codes, and a date, and that the product's
 * page agrees with them.
 */
export const checkSheets = (view: View): Problem[] =>
  view
    .entriesOf('product')
    .flatMap((product) => [
      ...checkLinkedSheets(view, product),
      ...checkTransport(view, product),
      ...checkMeasured(view, product),
    ]);
