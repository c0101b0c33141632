/**
 * Checks that the guided assistant and jobs do not use a product for a task that the product's page excludes or assigns
 * to a different product.
 */
import { splitSentences } from '@cleanpro/text/sentences';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from './problem.ts';
import { productParagraphs } from './product/product.ts';
import { recommendingRules, tasksOf } from './recommending.ts';
import { linkedEntries, listOf, textOf } from './values.ts';

/** Words that do not indicate what a task is about. */
const EMPTY = new Set(
  'and are for from her its not one our out per that the them then they this what with your'.split(' '),
);

/** Returns the stems of the words that indicate what `text` is about: `bus` for "busy" and "busiest". */
const subjectsOf = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/[a-z]{3,}(?:-[a-z]+)*/g)]
    .map(([word]) => word)
    .filter((word) => !EMPTY.has(word))
    .map((word) => word.replace(/(?:iest|ies|est|es|s|y|e|ing|ed)$/, ''));

/** Returns a product's exclusions that the title of a task names. Each part of "Tile, grout and floors" counts. */
function excludedBy(product: Entry, title: string): string[] {
  const subjects = subjectsOf(title);
  const isNamed = (part: string): boolean => {
    const words = subjectsOf(part);
    return words.length > 0 && words.every((word) => subjects.includes(word));
  };
  return listOf(product, 'notFor').filter(
    (item) => !item.includes(' not ') && item.split(/,| and | or /).some(isNamed),
  );
}

/**
 * Sentences that assign something to a different product, such as "For X, choose a Y", "X is a job for a Y" or "In X, a
 * Y is the better choice".
 */
const GIVES_AWAY: readonly RegExp[] = [
  /^(?:for|in|on) ([^,]+?),? (?:choose|use) (?:an?|the|another)\b/i,
  /^(?!it\b)(.+) (?:is|are) a job for an? /i,
  /^(?:for|in|on) ([^,]+), .* (?:is|are) the better choice\b/i,
  /^(?:for|in|on) ([^,]+) an? [^,]* (?:is|are) the better choice\b/i,
];
/** Minimum number of words that a sentence and a task share if they are about the same thing. */
const COMMON = 2;

/** Returns sentences of a product's page that assign the subject of a task to a different product. */
function reassigned(sentences: readonly string[], title: string, task: string): string[] {
  return sentences.filter((sentence) => {
    const subject = GIVES_AWAY.flatMap((pattern) => pattern.exec(sentence)?.[1] ?? [])[0];
    const words = subject === undefined ? [] : [...new Set(subjectsOf(subject))];
    // A single word is weak evidence, so it must be in the title.
    const subjects = subjectsOf(words.length < COMMON ? title : task);
    const common = words.filter((word) => subjects.includes(word)).length;
    return common > 0 && common >= Math.min(COMMON, words.length);
  });
}

const TASK_FIELDS = ['title', 'text', 'introduction'];

/** The field in which a rule or job links a product, and its text about the product's limits. */
interface Place {
  id: string;
  field: string;
  limits: string;
}

function checkTask(view: View, product: Entry, task: Entry, { id, field, limits }: Place): Problem[] {
  const title = textOf(task, 'title') ?? '';
  // Skip steps such as "no product here disinfects it": they do not say what the task is about.
  const preparation = listOf(task, 'preparation').filter((step) => !/\bno product\b/i.test(step));
  const words = [...TASK_FIELDS.map((name) => textOf(task, name) ?? ''), ...preparation].join(' ');
  const sentences = productParagraphs(view, product).flatMap(({ text }) => splitSentences(text));
  const isInReason = (item: string): boolean =>
    subjectsOf(item).every((word) => subjectsOf(limits).includes(word)) && /\bnot\b/i.test(limits);
  return [
    ...excludedBy(product, title)
      .filter((item) => !isInReason(item))
      .map((item) =>
        problemAt(
          id,
          field,
          `uses ${product.sys.id} for “${title}”, but it is not for “${item}”`,
          'link another product, or state the limit in the reason',
        ),
      ),
    ...reassigned(sentences, title, words).map((sentence) =>
      problemAt(
        id,
        field,
        `uses ${product.sys.id} for “${title}”, but the product’s page recommends a different product for that: “${sentence}”`,
        'link that product instead',
      ),
    ),
  ];
}

/** Returns the problems found in jobs, and in rules that recommend a product. */
export const checkRecommenderTasks = (view: View): Problem[] => [
  ...recommendingRules(view).flatMap((rule) =>
    linkedEntries(view, rule, 'product').flatMap((product) =>
      tasksOf(view, rule).flatMap((task) =>
        checkTask(view, product, task, {
          id: rule.sys.id,
          field: 'product',
          limits: textOf(rule, 'reason') ?? '',
        }),
      ),
    ),
  ),
  ...view
    .entriesOf('jobsToBeDone')
    .flatMap((job) =>
      linkedEntries(view, job, 'products').flatMap((product) =>
        checkTask(view, product, job, { id: job.sys.id, field: 'products', limits: '' }),
      ),
    ),
];
