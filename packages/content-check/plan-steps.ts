/** Checks the steps of cleaning plans against the directions of the product and the equipment to clean. */
import { splitSentences } from '@cleanpro/text/sentences';
import type { Entry } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from './problem.ts';
import { directionSteps } from './product/product.ts';
import { listOf, textOf } from './values.ts';

const LIGHTS = /\brelight\b/i;
const DRAINS_OIL = /\bdrain the oil\b/i;

/** Checks that a plan lights pilot lights last, when everything is dry, and drains fryers before it cleans them. */
export function checkFlames(rule: Entry, task: Entry): Problem[] {
  const plan = [...listOf(task, 'preparation'), ...listOf(rule, 'steps'), ...listOf(task, 'completion')];
  const early = plan.slice(0, -1).find((step) => LIGHTS.test(step));
  const problems =
    early === undefined
      ? []
      : [
          problemAt(
            task.sys.id,
            'completion',
            `lights the pilots before the last step of the plan for ${rule.sys.id}: “${early}”`,
            'light the pilots last, when everything is dry',
          ),
        ];
  return /\bfryers?\b/i.test(textOf(task, 'title') ?? '') && !plan.some((step) => DRAINS_OIL.test(step))
    ? [
        ...problems,
        problemAt(task.sys.id, 'preparation', 'cleans fryers with oil in them', 'drain the oil first'),
      ]
    : problems;
}

/**
 * Warnings in a product's directions that a cleaning plan must repeat: the text to look for, its name, the advice, and
 * text that makes the warning unnecessary.
 */
const REPEATED: readonly [named: RegExp, name: string, advice: string, needless?: RegExp][] = [
  [/\bpH paper\b/, 'the pH paper', 'check the rinse water with pH paper', /\bfood never touches\b/i],
  [/\bline that has held bleach\b/, 'the lines that have held bleach', 'replace such a line'],
];

/**
 * Checks that a cleaning plan repeats the warnings of its product's directions: test the rinse water, and replace lines
 * that have held bleach.
 */
export function checkRepeated(rule: Entry, product: Entry, task: Entry): Problem[] {
  const directions = directionSteps(product);
  const plan = [...listOf(rule, 'steps'), ...listOf(task, 'completion')].join(' ');
  return REPEATED.filter(
    ([named, , , needless]) =>
      directions.some(({ text }) => named.test(text)) && !named.test(plan) && !needless?.test(plan),
  ).map(([, name, advice]) =>
    problemAt(
      rule.sys.id,
      'steps',
      `omits ${name} in the plan for ${task.sys.id}, although the directions for ${product.sys.id} mention it`,
      advice,
    ),
  );
}

/** Materials in task titles, with a second pattern where lists of surfaces use different words. */
const MATERIALS: readonly [name: RegExp, listed?: RegExp][] = [
  [/\bwood\b/i, /\bwood\b|\bhardwood\b/i],
  [/\bvinyl\b/i, /\bvinyl\b|\bhard floors\b/i],
  ...[
    'carpet',
    'curtains',
    'upholstery',
    'mattresses',
    'chrome',
    'enamel',
    'porcelain',
    'glass',
    'mirrors',
  ].map((name): [RegExp] => [new RegExp(`\\b${name}\\b`, 'i')]),
];
const LIMITS = /\b(?:not|never|plan for)\b/i;

/** Checks that if a task's title names a material that is not among the product's surfaces, the steps exclude it. */
export function checkMaterials(rule: Entry, product: Entry, task: Entry): Problem[] {
  const title = textOf(task, 'title') ?? '';
  const surfaces = listOf(product, 'surfaces');
  const sentences = listOf(rule, 'steps').flatMap(splitSentences);
  const isLimited = sentences.some(
    (sentence) =>
      /\bonly\b/i.test(sentence) &&
      surfaces.some((surface) => sentence.toLowerCase().includes(surface.toLowerCase())),
  );
  if (surfaces.length === 0 || isLimited) return [];
  return MATERIALS.flatMap(([name, listed = name]) => {
    const material = name.exec(title)?.[0];
    return material === undefined ||
      surfaces.some((surface) => listed.test(surface)) ||
      sentences.some((sentence) => name.test(sentence) && LIMITS.test(sentence))
      ? []
      : [
          problemAt(
            rule.sys.id,
            'steps',
            `uses ${product.sys.id} for “${title}”, but its surfaces do not include ${material.toLowerCase()}`,
            'say in a step which surfaces the product is only for, or add the surface to the product',
          ),
        ];
  });
}
