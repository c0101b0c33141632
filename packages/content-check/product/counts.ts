import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { listOf, linkedIds, numberOf, textOf } from '../values.ts';
import { productParagraphs } from './product.ts';

const COUNT = 'ct';
const ROLLS = 'rolls';

const numberIn = (digits: string): number => Number(digits.replaceAll(',', ''));
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\w.])\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => numberIn(digits));
const firstNumber = (text: string): number => numbersIn(text)[0] ?? 0;

/** Returns an asset's text without the product's name, which can contain numbers. */
const withoutName = (variant: Entry, text: string): string =>
  text.replace(textOf(variant, 'productName') ?? '', '').replace(textOf(variant, 'productBrand') ?? '', '');

function checkPicture(view: View, variant: Entry): Problem[] {
  const [id] = linkedIds(variant, 'heroImage');
  const asset = view.asset(id ?? '');
  const size = numberOf(variant, 'packageSize');
  if (!asset || size === undefined) return [];
  const items = textOf(variant, 'countedItems');
  const problems: Problem[] = [];
  for (const field of ['title', 'description'] as const) {
    const text = Object.values(asset.fields[field] ?? {})[0] ?? '';
    const numbers = numbersIn(withoutName(variant, text));
    if (numbers.some((number) => number !== size))
      problems.push(
        problemAt(
          asset.sys.id,
          field,
          `gives a pack size other than ${size}: “${text}”`,
          'correct the number',
        ),
      );
    if (field === 'description' && items && numbers.length > 0 && !text.includes(`${size} ${items}`))
      problems.push(
        problemAt(asset.sys.id, field, `does not say “${size} ${items}”: “${text}”`, 'say what is counted'),
      );
  }
  return problems;
}

/**
 * Checks the counts of a pack (rolls, sheets, pieces), which buyers compare: the fields, names and alternative text
 * must agree.
 */
export function checkCounts(view: View, variant: Entry): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, what: string, todo: string): void =>
    void problems.push(problemAt(variant.sys.id, field, what, todo));
  const size = numberOf(variant, 'packageSize');
  const unit = textOf(variant, 'packageSizeUnits');
  const items = textOf(variant, 'countedItems');
  const contents = listOf(variant, 'contents');
  const isCounted = unit === COUNT;
  if (isCounted && !items)
    add('countedItems', 'is empty, but the pack size is a count', 'say what is counted');
  if (!isCounted && items)
    add('countedItems', `is “${items}”, but the pack size is in ${unit ?? 'no unit'}`, 'clear the field');
  const hasSheets = numberOf(variant, 'sheetsPerRoll') !== undefined;
  if (items === ROLLS && !hasSheets) add('sheetsPerRoll', 'is empty for rolls', 'add the sheets');
  if (items !== ROLLS && hasSheets)
    add('sheetsPerRoll', 'is set, but the pack is not counted in rolls', 'clear the field');
  if (/\bkit\b/i.test(textOf(variant, 'productName') ?? '') && contents.length === 0)
    add('contents', 'is empty for a kit', 'list its pieces');
  const pieces = contents.reduce((sum, piece) => sum + firstNumber(piece), 0);
  if (contents.length > 0 && pieces !== size)
    add(
      'contents',
      `adds up to ${pieces}, but the package contains ${size ?? 'nothing'}`,
      'correct one of them',
    );
  const description = textOf(variant, 'variantDescription');
  const units = numberOf(variant, 'sellUnits') ?? 1;
  const expected = [`${size} ${unit}`, ...(units > 1 ? [`case of ${units}`] : [])].join(', ');
  if (size !== undefined && unit && description !== expected)
    add('variantDescription', `is “${description ?? ''}” instead of “${expected}”`, 'correct one of them');
  return [...problems, ...checkPicture(view, variant)];
}

/** Returns the counts that a product's text can mention: items per package, items per case, and pieces of a kit. */
function countsOf(variants: readonly Entry[], items: string): Set<number> {
  return new Set(
    variants.flatMap((variant) => {
      const size = numberOf(variant, 'packageSize') ?? 0;
      const units = numberOf(variant, 'sellUnits') ?? 1;
      const sheets = numberOf(variant, 'sheetsPerRoll') ?? 0;
      const counts = textOf(variant, 'countedItems') === items ? [size, size * units] : [];
      const ofSheets = items === 'sheets' && sheets > 0 ? [sheets, sheets * size, sheets * size * units] : [];
      const pieces = listOf(variant, 'contents').filter((piece) => piece.endsWith(items));
      return [...counts, ...ofSheets, ...pieces.map(firstNumber)];
    }),
  );
}

/** Checks that counts in a product's text match one of its packs. */
export function checkStatedCounts(view: View, product: Entry, variants: readonly Entry[]): Problem[] {
  const names = new Set(variants.flatMap((variant) => textOf(variant, 'countedItems') ?? []));
  if (names.has(ROLLS)) names.add('sheets');
  return [...names].flatMap((items) => {
    const counts = countsOf(variants, items);
    const pattern = new RegExp(String.raw`(?<![\w.])(\d[\d,]*) ${items}\b`, 'gi');
    return productParagraphs(view, product).flatMap(({ id, field, text }) =>
      [...text.matchAll(pattern)]
        .filter(([, digits = '']) => !counts.has(numberIn(digits)))
        .map(([count]) =>
          problemAt(
            id,
            field,
            `mentions ${count}, which no pack of ${product.sys.id} has`,
            'correct the count',
          ),
        ),
    );
  });
}
