/** Checks the cleaning plans of the guided assistant, which people follow step by step. */
import { splitSentences } from '@cleanpro/text/sentences';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from './problem.ts';
import { checkFlames, checkMaterials, checkRepeated } from './plan-steps.ts';
import { unnamedEquipment } from './product/equipment.ts';
import { unlistedExclusions } from './product/exclusions.ts';
import { isNegatedAt } from './product/negation.ts';
import { recommendingRules, tasksOf } from './recommending.ts';
import { directionSteps, hazardCodesOf } from './product/product.ts';
import { DEVICES } from './product/surfaces.ts';
import { linkedEntries, linkedIds, listOf, textOf } from './values.ts';

const SPOT_TEST = /\b(?:test|try)\b[^.]*\bhidden\b/i;
/** Steps that must come before testing the product: mixing it, and putting on protection. */
const BEFORE_THE_TEST: readonly [action: string, words: RegExp][] = [
  ['mixing it', /\b(?:mix|stir|dissolve)\b|\bfill (?:a|the)\b/i],
  ['putting on protection', /\b(?:goggles|safety glasses|gloves)\b/i],
];

/**
 * Checks that a spot test comes after mixing and protection. A plan starts with the preparation of its task. A spot
 * test there would precede the rule's steps, which mix the product.
 */
function checkOrder(rule: Entry, task: Entry): Problem[] {
  const plan = [...listOf(task, 'preparation'), ...listOf(rule, 'steps')].join('\n');
  const test = SPOT_TEST.exec(plan);
  if (!test) return [];
  return BEFORE_THE_TEST.filter(([, words]) => (words.exec(plan)?.index ?? 0) > test.index).map(([what]) =>
    problemAt(
      rule.sys.id,
      'steps',
      `puts the spot test for ${task.sys.id} before ${what}: “${test[0]}”`,
      'move the test to the rule’s steps, after that step',
    ),
  );
}

/**
 * Checks that a step lists all of the product's exclusions or none: readers take an incomplete list as permission for
 * the rest. The plan prints `notFor` anyway.
 */
function checkExclusions(rule: Entry, product: Entry): Problem[] {
  const steps = listOf(rule, 'steps');
  return steps
    .filter((step) => !/\bonly\b/i.test(step))
    .flatMap((step) => {
      const missing = unlistedExclusions(product, step, steps);
      return missing.length > 0
        ? [
            problemAt(
              rule.sys.id,
              'steps',
              `leaves ${missing.join(', ')} out of what ${product.sys.id} is not for: “${step}”`,
              'list everything under “Not for”, or say what the product is “only” for',
            ),
          ]
        : [];
    });
}

const NAMES_DEVICES = /\b(?:keyboards?|phones?|remotes?|switches|devices|electrical)\b/i;
/** "Spray" as a verb, unlike "fill a spray bottle" or "keep the spray off". */
const SPRAYS = /(?<!\b(?:the|a) )\bspray\b(?! bottle)/gi;

/** Checks that plans for tasks with electrical devices do not spray the devices, because liquid would get into them. */
function checkDevices(rule: Entry, task: Entry): Problem[] {
  const named = DEVICES.exec(`${textOf(task, 'title') ?? ''} ${textOf(task, 'text') ?? ''}`)?.[0];
  const steps = listOf(rule, 'steps');
  const sprays = steps
    .flatMap(splitSentences)
    .some((sentence) => [...sentence.matchAll(SPRAYS)].some(({ index }) => !isNegatedAt(sentence, index)));
  return named !== undefined && sprays && !steps.some((step) => NAMES_DEVICES.test(step))
    ? [
        problemAt(
          rule.sys.id,
          'steps',
          `uses a spray for ${task.sys.id}, which involves ${named}, but gives no instructions for devices`,
          'say to keep the spray off devices, and what to clean them with',
        ),
      ]
    : [];
}

/**
 * Checks that a plan names all of a product's equipment or at most one item. Readers take two for the complete list.
 */
function checkEquipment(rule: Entry, product: Entry, task: Entry): Problem[] {
  const plan = [...listOf(task, 'preparation'), ...listOf(rule, 'steps')];
  const missing = unnamedEquipment(product, plan.join(' '));
  return missing.length > 0
    ? [
        problemAt(
          rule.sys.id,
          'steps',
          `mentions only some of the equipment that ${product.sys.id} requires for ${task.sys.id}; ${missing.join(', ')} is missing`,
          'mention all of the product’s protective equipment, or none of it',
        ),
      ]
    : [];
}

/** Work that brings the hands into contact with soil. */
const HANDLES_SOIL =
  /\b(?:clean off|take up|lift|blot|bag)\b[^.;]*\b(?:soil|spills?|solids|liquids|blood|body fluids)\b/i;

/** Checks that gloves are put on before soil is handled, because steps are followed in order. */
function checkGloves(rule: Entry, task: Entry): Problem[] {
  const plan = [...listOf(task, 'preparation'), ...listOf(rule, 'steps')];
  const index = plan.findIndex((step) => HANDLES_SOIL.test(step));
  const step = plan[index];
  return step !== undefined && !/\bgloves\b/i.test(plan.slice(0, index + 1).join(' '))
    ? [
        problemAt(
          task.sys.id,
          'preparation',
          `has people touch soil before they put on gloves, in the plan for ${rule.sys.id}: “${step}”`,
          'say to put gloves on in this step or earlier',
        ),
      ]
    : [];
}

const LEAST_WORDS = 2;

/** Returns the names by which content can refer to a product: the full name, or all but the first or last word. */
function namesOf(product: Entry): string[] {
  const words = (textOf(product, 'productName') ?? '').toLowerCase().split(' ');
  return [words, words.slice(1), words.slice(0, -1)]
    .filter(({ length }) => length >= LEAST_WORDS)
    .map((name) => name.join(' '));
}

/**
 * Checks that a plan uses no other hazardous product, because it shows hazards and first aid only for its own product.
 */
function checkOtherProducts(view: View, rule: Entry, product: Entry, task: Entry): Problem[] {
  const own = namesOf(product);
  const others = view
    .entriesOf('product')
    .filter((other) => other.sys.id !== product.sys.id && hazardCodesOf(view, other).length > 0);
  return (
    [...listOf(task, 'preparation'), ...listOf(rule, 'steps'), ...listOf(task, 'completion')]
      .flatMap(splitSentences)
      // A disconnected feed does not add its product to the plan.
      .filter((sentence) => !/\bplan for\b|\bdisconnect\b/i.test(sentence))
      .flatMap((sentence) =>
        others
          .filter((other) =>
            namesOf(other).some((name) => !own.includes(name) && sentence.toLowerCase().includes(name)),
          )
          .map((other) =>
            problemAt(
              rule.sys.id,
              'steps',
              `uses ${other.sys.id} for ${task.sys.id}, but the plan has no gear or first aid for it: “${sentence}”`,
              'write “the plan for” and the product’s name',
            ),
          ),
      )
  );
}

const FIRE = /\b(?:catch fire|on fire)\b/i;

/** Checks that a plan warns of fire if its product's directions do: laundry with grease left in it can self-ignite. */
function checkFire(rule: Entry, product: Entry, task: Entry): Problem[] {
  const plan = [...listOf(rule, 'steps'), ...listOf(task, 'completion')];
  return directionSteps(product).some(({ text }) => FIRE.test(text)) && !plan.some((step) => FIRE.test(step))
    ? [
        problemAt(
          task.sys.id,
          'completion',
          `does not warn about fire, but the directions for ${product.sys.id} do`,
          'say what must not go into the dryer',
        ),
      ]
    : [];
}

/** Intervals in steps, and the matching words in the frequency shown above the steps. */
const INTERVALS: readonly [step: RegExp, frequency: RegExp][] = [
  [/\bevery day\b|\bdaily\b/i, /\bdaily\b|\bevery day\b/i],
  [/\b(?:once a|every) week\b|\bweekly\b/i, /\bweek/i],
  [/\b(?:once a|every) month\b|\bmonthly\b/i, /\bmonth/i],
  [/\bafter closing\b/i, /\bafter closing\b/i],
];
/** A solution can be renewed more often than the task is done. */
const OF_THE_SOLUTION = /\bsolution\b/i;

/** Checks that steps name no interval that differs from the task's frequency, which is shown at the top of the plan. */
function checkFrequency(rule: Entry, task: Entry): Problem[] {
  const frequency = textOf(task, 'frequency') ?? '';
  return listOf(rule, 'steps')
    .filter((step) => !OF_THE_SOLUTION.test(step))
    .filter((step) => INTERVALS.some(([inStep, inTask]) => inStep.test(step) && !inTask.test(frequency)))
    .map((step) =>
      problemAt(
        rule.sys.id,
        'steps',
        `mentions a different frequency than ${task.sys.id}, “${frequency}”: “${step}”`,
        'add it to the task’s frequency',
      ),
    );
}

/** Returns the problems with all cleaning plans. */
export const checkRecommenderPlans = (view: View): Problem[] =>
  recommendingRules(view)
    .filter((rule) => linkedIds(rule, 'product').length > 0)
    .flatMap((rule) => {
      const tasks = tasksOf(view, rule);
      return linkedEntries(view, rule, 'product').flatMap((product) => [
        ...checkExclusions(rule, product),
        ...tasks.flatMap((task) => [
          ...checkOrder(rule, task),
          ...checkGloves(rule, task),
          ...checkOtherProducts(view, rule, product, task),
          ...checkEquipment(rule, product, task),
          ...checkDevices(rule, task),
          ...checkFire(rule, product, task),
          ...checkFrequency(rule, task),
          ...checkFlames(rule, task),
          ...checkRepeated(rule, product, task),
          ...checkMaterials(rule, product, task),
        ]),
      ]);
    });
