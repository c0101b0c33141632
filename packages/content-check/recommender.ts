import type { Entry, Space, View } from '@cleanpro/contentful-local/space/types';
import { brokenRules, type Problem, type SafetyChecks } from './problem.ts';
import { checkRecommenderCompanions } from './recommender-companions.ts';
import { checkRecommenderPlans } from './recommender-plans.ts';
import { checkRecommenderTasks } from './recommender-tasks.ts';
import { checkRecommenderRules } from './recommender-rules.ts';
import { recommendingRules } from './recommending.ts';
import { linkedIds, textOf, valueOf } from './values.ts';

const ROOT = 'recommender';
/** Pages with results. Their paths continue with the answers. */
const RESULTS = ['products', 'plan'];

const SAFETY: SafetyChecks<View> = {
  'recommender-rules': checkRecommenderRules,
  'recommender-plans': checkRecommenderPlans,
  'recommender-tasks': checkRecommenderTasks,
};

/**
 * Checks the guided assistant: its rules, and answers that lead nowhere. Follows every combination of answers and
 * returns the paths of all its pages.
 */
export function checkRecommender(
  { contentTypes }: Pick<Space, 'contentTypes'>,
  view: View,
): { paths: Set<string>; problems: Problem[] } {
  const paths = new Set<string>();
  const problems = [...brokenRules(SAFETY, view), ...checkRecommenderCompanions(view)];
  if (!contentTypes.has('recommenderHomePage')) return { paths, problems };
  const [home] = view.entriesOf('recommenderHomePage');
  if (!home) return { paths, problems };

  const questions = linkedIds(home, 'questions').map((id) => view.entry(id));
  const steps = questions.filter((question) => valueOf(question, 'multiple') !== true);
  const questionOf = new Map(
    questions.flatMap((question) =>
      linkedIds(question, 'answers').map((id): [string, Entry | undefined] => [id, question]),
    ),
  );
  const holds = (
    named: readonly string[],
    chosen: ReadonlySet<string>,
    of: readonly (Entry | undefined)[],
  ): boolean =>
    of.every((question) => {
      const group = named.filter((id) => questionOf.get(id) === question);
      return group.length === 0 || group.some((id) => chosen.has(id));
    });
  const rules = recommendingRules(view);
  const rulesOf = new Map<string, Entry[]>();
  for (const rule of rules)
    for (const id of linkedIds(rule, 'answers')) rulesOf.set(id, [...(rulesOf.get(id) ?? []), rule]);

  const walk = (chosen: readonly string[], codes: readonly string[], depth: number): void => {
    paths.add([ROOT, ...codes].join('/'));
    const question = steps[depth];
    const last = chosen.at(-1);
    const set = new Set(chosen);
    if (!question) {
      for (const result of RESULTS) paths.add([ROOT, result, ...codes].join('/'));
      const found = (rulesOf.get(last ?? '') ?? []).some((rule) =>
        holds(linkedIds(rule, 'answers'), set, questions),
      );
      if (!found && last !== undefined)
        problems.push({
          id: last,
          what: `leads to no product after ${codes.join(', ')}`,
          todo: 'add a rule (recommenderProducts) for it, or narrow “Applies to”',
        });
      return;
    }
    const choices = linkedIds(question, 'answers').filter((id) =>
      holds(linkedIds(view.entry(id), 'appliesTo'), set, steps),
    );
    if (choices.length === 0 && last !== undefined)
      problems.push({
        id: last,
        what: `leads to the question “${textOf(question, 'title') ?? ''}”, which has no answers to offer after ${codes.join(', ')}`,
        todo: 'add an answer that applies',
      });
    for (const id of choices)
      walk([...chosen, id], [...codes, textOf(view.entry(id), 'code') ?? ''], depth + 1);
  };
  walk([], [], 0);

  if (linkedIds(home, 'sitemap').length > 0) paths.add(`${ROOT}/sitemap`);
  const placed = new Set([home, ...questions].flatMap((entry) => entry?.sys.id ?? []));
  for (const field of ['resultPage', 'planPage']) for (const id of linkedIds(home, field)) placed.add(id);
  for (const page of view.entriesOf('recommenderPage')) {
    if (placed.has(page.sys.id)) continue;
    const path = `${ROOT}/${textOf(page, 'slug') ?? ''}`;
    if (paths.has(path) || RESULTS.some((result) => path === `${ROOT}/${result}`))
      problems.push({
        id: page.sys.id,
        field: 'slug',
        what: `has the path ${path}, which the assistant already uses`,
        todo: 'give it another slug',
      });
    paths.add(path);
  }
  return { paths, problems };
}
