/** Checks compositions: percentages are possible, and ingredients are identified consistently. */
import { z } from 'zod';
import { COMPOSITION, mixtureOf, type Ingredient } from '@cleanpro/product-safety/hazards/substances';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { linkedEntries, valueOf } from '../values.ts';

const INGREDIENTS = z.array(z.object({ name: z.string().min(1), casNumber: z.string().optional() }));

/** Whether a string is a CAS number with a valid check digit. */
export function isCasNumber(text: string): boolean {
  if (!/^\d{2,7}-\d{2}-\d$/.test(text)) return false;
  const digits = [...text.replaceAll('-', '')].map(Number);
  const last = digits.pop();
  const sum = digits.toReversed().reduce((total, digit, index) => total + digit * (index + 1), 0);
  return sum % 10 === last;
}

const checkCasNumbers = (
  id: string,
  field: string,
  ingredients: readonly { name: string; casNumber?: string | undefined }[],
): Problem[] =>
  ingredients.flatMap(({ name, casNumber }) =>
    casNumber === undefined || isCasNumber(casNumber)
      ? []
      : [
          problemAt(
            id,
            field,
            `lists ${casNumber} for ${name}, which isn’t a valid CAS number`,
            'correct the number',
          ),
        ],
  );

/** Ingredients that a supplier may list without a CAS number, by their kind only (29 CFR 1910.1200(i)). */
const WITHHELD = ['Fragrance', 'Film-forming polymer', 'Acrylic copolymer'];

/** Checks that each ingredient has a CAS number unless it is a trade secret. */
const checkIdentities = (id: string, ingredients: readonly Ingredient[]): Problem[] =>
  ingredients
    .filter(({ name, casNumber }) => casNumber === undefined && !WITHHELD.includes(name))
    .map(({ name }) =>
      problemAt(
        id,
        'composition',
        `has no CAS number for ${name}, which is not a trade secret`,
        'add the number',
      ),
    );

/** Tolerance for rounding in sums of percentages. */
const TOLERANCE = 1e-6;

const percent = (value: number): string => `${Number(value.toFixed(3))} %`;

/** Checks that each bound of a range is possible: the other ingredients can make up the rest of 100 %. */
function checkRanges(id: string, ingredients: readonly Ingredient[]): Problem[] {
  const least = ingredients.reduce((sum, { percentMinimum }) => sum + percentMinimum, 0);
  const most = ingredients.reduce((sum, { percentMaximum }) => sum + percentMaximum, 0);
  return ingredients.flatMap(({ name, percentMinimum, percentMaximum }) => {
    const lowest = 100 - (most - percentMaximum);
    const highest = 100 - (least - percentMinimum);
    const ranges: Problem[] = [];
    if (percentMinimum < lowest - TOLERANCE)
      ranges.push(
        problemAt(
          id,
          'composition',
          `has at least ${percent(percentMinimum)} of ${name}, but the other ingredients leave ${percent(lowest)}`,
          'correct the percentages',
        ),
      );
    if (percentMaximum > highest + TOLERANCE)
      ranges.push(
        problemAt(
          id,
          'composition',
          `has at most ${percent(percentMaximum)} of ${name}, but the other ingredients leave ${percent(highest)}`,
          'correct the percentages',
        ),
      );
    return ranges;
  });
}

function checkComposition(product: Entry): Problem[] {
  const { id } = product.sys;
  const value = valueOf(product, 'composition');
  if (value === undefined) return [];
  const { data, error } = COMPOSITION.safeParse(value);
  if (error)
    return [
      problemAt(
        id,
        'composition',
        `does not parse: ${z.prettifyError(error).replaceAll('\n', ' ')}`,
        'correct the JSON',
      ),
    ];
  const problems = checkCasNumbers(id, 'composition', data);
  for (const { name, percentMinimum, percentMaximum } of data)
    if (percentMinimum > percentMaximum)
      problems.push(
        problemAt(
          id,
          'composition',
          `has ${percentMinimum} to ${percentMaximum} % of ${name}`,
          'swap the percentages',
        ),
      );
  problems.push(...checkIdentities(id, data), ...checkRanges(id, data));
  return problems;
}

const ingredientsOf = (view: Entry): { name: string; casNumber?: string | undefined }[] =>
  INGREDIENTS.safeParse(valueOf(view, 'ingredients')).data ?? [];

const compositionOf = (product: Entry): readonly Ingredient[] =>
  mixtureOf({ composition: valueOf(product, 'composition') }).composition;

/** Removes trailing parentheses, which describe the substance's role in this product. */
const substance = (name: string): string => name.replace(/ \([^)]*\)$/, '');

/**
 * Checks that a product lists the same ingredients for visitors and on its safety data sheet, and is marked as
 * fragrance-free if and only if it has no fragrance.
 */
function checkIngredientView(view: View, product: Entry): Problem[] {
  const { id } = product.sys;
  const composition = compositionOf(product);
  if (composition.length === 0) return [];
  const names = composition.map(({ name }) => substance(name));
  const hasFragrance = names.some((name) => /fragrance/i.test(name));
  const problems =
    hasFragrance === (valueOf(product, 'fragranceFree') === true)
      ? [
          problemAt(
            id,
            'fragranceFree',
            `is ${!hasFragrance ? 'not set' : 'set'}, but the composition has ${hasFragrance ? 'a' : 'no'} fragrance`,
            'correct one of them',
          ),
        ]
      : [];
  for (const entry of linkedEntries(view, product, 'ingredientView')) {
    const listed = ingredientsOf(entry).map(({ name }) => substance(name));
    for (const name of names.filter((each) => !listed.includes(each)))
      problems.push(
        problemAt(entry.sys.id, 'ingredients', `doesn’t list ${name}, which ${id} contains`, 'add it'),
      );
    for (const name of listed.filter((each) => !names.includes(each)))
      problems.push(
        problemAt(entry.sys.id, 'ingredients', `lists ${name}, which ${id} doesn’t contain`, 'remove it'),
      );
  }
  return problems;
}

function checkNames(view: View): Problem[] {
  const names = new Map<string, string>();
  const lists = [
    ...view.entriesOf('product').map((product) => ({
      id: product.sys.id,
      field: 'composition',
      ingredients: compositionOf(product),
    })),
    ...view
      .entriesOf('ingredientView')
      .map((entry) => ({ id: entry.sys.id, field: 'ingredients', ingredients: ingredientsOf(entry) })),
  ];
  return lists.flatMap(({ id, field, ingredients }) =>
    ingredients.flatMap(({ name: full, casNumber }) => {
      if (casNumber === undefined) return [];
      const name = substance(full);
      const first = names.get(casNumber) ?? name;
      names.set(casNumber, first);
      return first === name
        ? []
        : [
            problemAt(
              id,
              field,
              `calls ${casNumber} ${name}, but other entries call it ${first}`,
              'use one name',
            ),
          ];
    }),
  );
}

/** Returns the problems with compositions and ingredient lists. */
export const checkCompositions = (view: View): Problem[] => [
  ...view
    .entriesOf('product')
    .flatMap((product) => [...checkComposition(product), ...checkIngredientView(view, product)]),
  ...view
    .entriesOf('ingredientView')
    .flatMap((entry) => checkCasNumbers(entry.sys.id, 'ingredients', ingredientsOf(entry))),
  ...checkNames(view),
];
