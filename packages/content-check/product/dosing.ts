import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { deepLinksOf } from '@cleanpro/contentful-local/space/view';
import { problemAt, type Problem } from '../problem.ts';
import { EMBEDDED_DOSE, linkedEntries, numberOf, textOf, valueOf } from '../values.ts';
import { isDiluted } from '@cleanpro/product-safety/dilution/dose';
import { dosesIn } from './dose-text.ts';
import { assertedWords } from './negation.ts';
import { answerParagraphs, directionSteps, hazardCodesOf } from './product.ts';

const DILUTE = /\bdilut(?:e|es|ed|ing|ion)\b/gi;

const embeddedIn = (view: View, entry: Entry, field: string): string[] =>
  deepLinksOf(valueOf(entry, field))
    .map(({ sys }) => sys.id)
    .filter((id) => view.entry(id)?.sys.contentType.sys.id === 'dilution');

function checkDilution(dilution: Entry): Problem[] {
  const { id } = dilution.sys;
  const hasRatio = numberOf(dilution, 'ratio') !== undefined;
  const hasAmount = numberOf(dilution, 'amountMinimum') !== undefined;
  const problems: Problem[] = [];
  if (!hasRatio && !hasAmount)
    problems.push(problemAt(id, 'ratio', 'is empty, like the amount', 'fill in one of them'));
  if (hasRatio && hasAmount)
    problems.push(problemAt(id, 'ratio', 'is set together with an amount', 'empty one of them'));
  for (const field of ['amountUnit', 'perUnit'])
    if (hasAmount && textOf(dilution, field) === undefined)
      problems.push(problemAt(id, field, 'is empty although there is an amount', 'add the unit'));
  return problems;
}

/** Whether the user measures the dose into water. Pumps and closed-loop dispensers dose automatically. */
const isMeasured = (view: View, product: Entry): boolean =>
  valueOf(product, 'dilutionSystem') !== true &&
  linkedEntries(view, product, 'dilutions').some(
    (dilution) =>
      numberOf(dilution, 'ratio') !== undefined || /\bwater\b/.test(textOf(dilution, 'perUnit') ?? ''),
  );
const INTO_WATER = /\bwater\b.*\[dose\]|\[dose\] to (?:\w+ ){0,2}water\b|\bpump\b/i;

/** Checks that directions put in water first: water poured onto a concentrate splashes it. */
const checkOrder = (product: Entry): Problem[] =>
  directionSteps(product)
    .filter(({ text }) => text.includes(EMBEDDED_DOSE) && !INTO_WATER.test(text))
    .map(({ text }) =>
      problemAt(
        product.sys.id,
        'directions',
        `measures the concentrate before the water: “${text}”`,
        'pour the water first, then add the dose',
      ),
    );

function checkProduct(view: View, product: Entry): Problem[] {
  const { id } = product.sys;
  const problems: Problem[] = [];
  const add = (field: string, what: string, todo: string): void =>
    void problems.push(problemAt(id, field, what, todo));
  const dilutions = new Set(linkedEntries(view, product, 'dilutions').map(({ sys }) => sys.id));
  const directions = directionSteps(product);
  const embedsDose = directions.some(({ text }) => text.includes(EMBEDDED_DOSE));
  if (textOf(product, 'form') === 'Concentrate') {
    if (dilutions.size === 0) add('dilutions', 'is empty for a concentrate', 'add its dilutions');
    if (!embedsDose)
      add('directions', 'has no dose for a concentrate', 'embed the dilution where the dose is measured');
  }
  for (const { text } of embedsDose ? [] : directions)
    for (const word of assertedWords(text, DILUTE))
      add('directions', `says “${word}” without a dose: “${text}”`, 'embed the dilution, or reword the step');
  for (const embedded of embeddedIn(view, product, 'directions'))
    if (!dilutions.has(embedded))
      add(
        'directions',
        `embeds ${embedded}, which is not a dilution of this product`,
        'embed one of its dilutions',
      );
  const own = hazardCodesOf(view, product).join(', ');
  for (const dilution of linkedEntries(view, product, 'dilutions')) {
    const codes = hazardCodesOf(view, dilution).join(', ');
    if (!isDiluted({ amountUnit: textOf(dilution, 'amountUnit') ?? null }) && codes !== own)
      problems.push(
        problemAt(
          dilution.sys.id,
          'hazards',
          `lists ${codes || 'no hazards'}, but is used undiluted, and ${id} lists ${own || 'no hazards'}`,
          'use the product’s classification',
        ),
      );
  }
  if (dilutions.size > 0)
    for (const { id: place, field, text } of [...directions, ...answerParagraphs(view, product)])
      for (const written of dosesIn(text))
        problems.push(
          problemAt(
            place,
            field,
            `spells out the dose “${written.text}”`,
            'embed the dilution entry instead',
          ),
        );
  return isMeasured(view, product) ? [...problems, ...checkOrder(product)] : problems;
}

/**
 * Checks dilutions and doses: every concentrate has a dilution entry, and directions and answers embed it instead of
 * naming the dose as text.
 */
export const checkDosing = (view: View): Problem[] => [
  ...view.entriesOf('dilution').flatMap(checkDilution),
  ...view.entriesOf('product').flatMap((product) => checkProduct(view, product)),
];
