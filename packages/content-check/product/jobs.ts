import { splitSentences } from '@cleanpro/text/sentences';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { linkedEntries, numberOf, textOf } from '../values.ts';
import { dosesIn, isDoseOf } from './dose-text.ts';
import { isNegatedAt } from './negation.ts';
import { requestsRinse } from './rinsing.ts';

interface Step {
  id: string;
  field: string;
  title: string;
  text: string;
}

/** Returns the introduction and steps of a job, without Markdown's asterisks. */
const stepsOf = (view: View, job: Entry): Step[] => [
  { id: job.sys.id, field: 'introduction', title: '', text: textOf(job, 'introduction') ?? '' },
  ...linkedEntries(view, job, 'steps').map((step) => ({
    id: step.sys.id,
    field: 'text',
    title: textOf(step, 'title') ?? '',
    text: (textOf(step, 'text') ?? '').replaceAll('**', ''),
  })),
];

const names = (step: Step, product: Entry): boolean =>
  `${step.title} ${step.text}`.includes(textOf(product, 'productName') ?? '\0');

/** Returns the products that a step names or, if it names none, all products of the job. */
function productsOf(step: Step, products: readonly Entry[]): readonly Entry[] {
  const named = products.filter((product) => names(step, product));
  return named.length > 0 ? named : products;
}

function checkDoses(view: View, step: Step, products: readonly Entry[]): Problem[] {
  const dilutions = productsOf(step, products).flatMap((product) =>
    linkedEntries(view, product, 'dilutions'),
  );
  return dosesIn(`${step.title}. ${step.text}`)
    .filter((written) => !dilutions.some((dilution) => isDoseOf(written, dilution)))
    .map(({ text }) =>
      problemAt(
        step.id,
        step.field,
        `mentions the dose “${text}”, which none of its products has`,
        'use the dose of a linked product',
      ),
    );
}

const TEMPERATURE = /(\d+)\s*°\s*F/g;
/** Minimum temperature of something that boils or simmers, in °F. */
const SIMMER = 185;
const BOILS = /\b(?:simmer|boil)(?:s|ing)?\b/gi;
/** Steps that heat an empty machine, without a product in it. */
const HEATS_EMPTY = /\bempty\b/i;

function checkTemperatures(step: Step, products: readonly Entry[]): Problem[] {
  const text = `${step.title}. ${step.text}`;
  if (HEATS_EMPTY.test(text)) return [];
  const boils = [...text.matchAll(BOILS)].some(({ index }) => !isNegatedAt(text, index));
  const named = products.some((product) => names(step, product));
  const degrees = Math.max(
    boils && named ? SIMMER : 0,
    ...[...text.matchAll(TEMPERATURE)].map(([, value]) => Number(value)),
  );
  return productsOf(step, products).flatMap((product) => {
    const maximum = numberOf(product, 'maximumSurfaceTemperature');
    return maximum !== undefined && degrees > maximum
      ? [
          problemAt(
            step.id,
            step.field,
            `uses ${product.sys.id} at ${degrees} °F, above its maximum of ${maximum} °F`,
            'let the surface cool first',
          ),
        ]
      : [];
  });
}

/** Soils that become permanent stains in linen when heated. */
const PROTEIN = /\b(?:protein|blood|egg|milk)\b/i;
const WASHES_FIRST = /\bpre-?wash|\bwash (?:protein|blood|egg|milk)\b/i;

function checkProtein(step: Step): Problem[] {
  const text = `${step.title}. ${step.text}`;
  const [warm] = text.match(TEMPERATURE) ?? [];
  return warm !== undefined && PROTEIN.test(text) && WASHES_FIRST.test(text) && !/\bcold\b/i.test(text)
    ? [
        problemAt(
          step.id,
          step.field,
          `washes protein at ${warm} first, which sets the stain`,
          'wash it cold first',
        ),
      ]
    : [];
}

const RINSED = ['Required', 'Potable water'];

function checkRinse(step: Step, products: readonly Entry[]): Problem[] {
  const about = productsOf(step, products);
  const [left] = about.filter((product) => textOf(product, 'rinse') === 'Do not rinse');
  // If the step might be about a product that is rinsed, the rinse is for that product.
  if (!left || about.some((product) => RINSED.includes(textOf(product, 'rinse') ?? ''))) return [];
  return splitSentences(`${step.title}. ${step.text}`)
    .filter(requestsRinse)
    .map((sentence) =>
      problemAt(
        step.id,
        step.field,
        `asks for a rinse, but ${left.sys.id} must not be rinsed: “${sentence}”`,
        'remove the rinse, or link the product that needs one',
      ),
    );
}

function checkJob(view: View, job: Entry): Problem[] {
  const products = linkedEntries(view, job, 'products');
  if (products.length === 0) return [];
  return stepsOf(view, job).flatMap((step) => [
    ...checkDoses(view, step, products),
    ...checkTemperatures(step, products),
    ...checkRinse(step, products),
    ...checkProtein(step),
  ]);
}

/** Checks that the steps of jobs agree with the linked products: doses, temperatures and rinsing. */
export const checkJobs = (view: View): Problem[] =>
  view.entriesOf('jobsToBeDone').flatMap((job) => checkJob(view, job));
