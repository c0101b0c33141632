import { wordsOf } from '@cleanpro/product-safety/jobs/job';
import { splitSentences } from '@cleanpro/text/sentences';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { recommendingRules, tasksOf } from '../recommending.ts';
import { linkedEntries, listOf, textOf, valueOf } from '../values.ts';
import { jobOf } from './job.ts';
import { isNegatedAt } from './negation.ts';
import { directionSteps, isArticle, visibleParagraphs } from './product.ts';

/**
 * Matches "safe for food-contact surfaces" and "food-safe", but not "approved food-contact sanitizer" or "food safety".
 */
const ALLOWED =
  /\b(?:suitable|safe|allowed|approved|fit|made|meant|registered|suits?|allows?|used?)\b(?:\s+(?:for|on|with|around|near|to))?(?:\s+(?:use|all|any|most|the|hard))*\s+(?:food[- ]contact (?:surfaces?|areas?|use)|surfaces? that touch food)\b|\bfood[- ]safe\b/gi;

const isQualified = (text: string): boolean => /\brins/i.test(text) && /\bsaniti[sz]/i.test(text);

function checkEntry(entry: Entry): Problem[] {
  const texts = visibleParagraphs(entry);
  // Readers read a title together with the text below it.
  const short = texts.filter(({ field }) => field === 'title' || field === 'text').map(({ text }) => text);
  return texts.flatMap(({ id, field, text }) => {
    const context = field === 'title' || field === 'text' ? short.join(' ') : text;
    if (isQualified(context)) return [];
    return splitSentences(text)
      .filter((sentence) =>
        [...sentence.matchAll(ALLOWED)].some(({ index }) => !isNegatedAt(sentence, index)),
      )
      .map((sentence) =>
        problemAt(
          id,
          field,
          `allows food contact unconditionally: “${sentence}”`,
          'say that the surface is rinsed with potable water and then sanitized',
        ),
      );
  });
}

/** Sanitizing as an action, unlike "sanitizer strip" or "sanitizer feed". */
const SANITIZES = /\bsaniti[sz](?:e[sd]?|ing)\b|\bfood-contact sanitizer\b/i;
const AWAY_FROM_FOOD = /\bfood never touches\b/i;

/** Checks that a job or cleaning plan ends with sanitizing if the directions of its products do. */
function checkWork(work: Entry, products: readonly Entry[], texts: readonly string[]): Problem[] {
  if (texts.some((text) => SANITIZES.test(text) || AWAY_FROM_FOOD.test(text))) return [];
  return products
    .filter(
      (product) =>
        valueOf(product, 'foodContact') === true &&
        directionSteps(product).some(({ text }) => SANITIZES.test(text)),
    )
    .map((product) =>
      problemAt(
        work.sys.id,
        'steps',
        `ends without sanitizing, although the directions for ${product.sys.id} require it`,
        'say what to sanitize before food or dishes return',
      ),
    );
}

const checkJob = (view: View, job: Entry): Problem[] =>
  checkWork(job, linkedEntries(view, job, 'products'), jobOf(view, job).steps.map(wordsOf));

const checkRule = (view: View, rule: Entry): Problem[] =>
  tasksOf(view, rule).flatMap((task) =>
    checkWork(rule, linkedEntries(view, rule, 'product'), [
      ...listOf(rule, 'steps'),
      ...listOf(task, 'completion'),
    ]),
  );

/** Checks that the directions of a cleaner for food-contact surfaces include sanitizing. */
const checkDirections = (product: Entry): Problem[] =>
  valueOf(product, 'foodContact') !== true ||
  isArticle(product) ||
  textOf(product, 'rinse') !== 'Potable water' ||
  directionSteps(product).some(({ text }) => /\bsaniti[sz]/i.test(text))
    ? []
    : [
        problemAt(
          product.sys.id,
          'directions',
          'ends without sanitizing food-contact surfaces',
          'add a step that names a sanitizer',
        ),
      ];

/**
 * Checks that wherever content allows food contact, it requires rinsing and sanitizing afterwards, and that directions,
 * jobs and cleaning plans include these steps.
 */
export const checkFoodContact = (view: View): Problem[] => [
  ...view.entries().flatMap(checkEntry),
  ...view.entriesOf('product').flatMap(checkDirections),
  ...view.entriesOf('jobsToBeDone').flatMap((job) => checkJob(view, job)),
  ...recommendingRules(view).flatMap((rule) => checkRule(view, rule)),
];
