/** Checks the guided assistant: the paths that its questions create, and answers that lead nowhere. */
import type { Entry, Space } from '../space/types.ts';
import { linksOf } from '../space/view.ts';
import type { Problem } from './problem.ts';

const ROOT = 'recommender';
/** Pages with results: their paths continue with the answers. */
const RESULTS = ['products', 'plan'];

const ids = (entry: Entry | undefined, field: string): string[] =>
  Object.values(entry?.fields[field] ?? {})
    .flatMap(linksOf)
    .map(({ sys }) => sys.id);

const value = (entry: Entry | undefined, field: string): unknown =>
  Object.values(entry?.fields[field] ?? {})[0];

const text = (entry: Entry | undefined, field: string): string => {
  const found = value(entry, field);
  return typeof found === 'string' ? found : '';
};

/** Follows every combination of answers. */
export function checkRecommender(space: Space): { paths: Set<string>; problems: Problem[] } {
  const paths = new Set<string>();
  const problems: Problem[] = [];
  const view = space.preview;
  if (!space.contentTypes.has('recommenderHomePage')) return { paths, problems };
  const [home] = view.entriesOf('recommenderHomePage');
  if (!home) return { paths, problems };

  const questions = ids(home, 'questions').map((id) => view.entry(id));
  const steps = questions.filter((question) => value(question, 'multiple') !== true);
  const questionOf = new Map(
    questions.flatMap((question) =>
      ids(question, 'answers').map((id): [string, Entry | undefined] => [id, question]),
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
  const rules = view.entriesOf('recommenderProducts').filter((rule) => text(rule, 'role') === 'recommended');
  const rulesOf = new Map<string, Entry[]>();
  for (const rule of rules)
    for (const id of ids(rule, 'answers')) rulesOf.set(id, [...(rulesOf.get(id) ?? []), rule]);

  const walk = (chosen: readonly string[], codes: readonly string[], depth: number): void => {
    paths.add([ROOT, ...codes].join('/'));
    const question = steps[depth];
    const last = chosen.at(-1);
    const set = new Set(chosen);
    if (!question) {
      for (const result of RESULTS) paths.add([ROOT, result, ...codes].join('/'));
      const found = (rulesOf.get(last ?? '') ?? []).some((rule) =>
        holds(ids(rule, 'answers'), set, questions),
      );
      if (!found && last !== undefined)
        problems.push({
          id: last,
          what: `leads to no product after ${codes.join(', ')}`,
          todo: 'write a rule (recommenderProducts) that names it, or narrow “Applies to”',
        });
      return;
    }
    const choices = ids(question, 'answers').filter((id) =>
      holds(ids(view.entry(id), 'appliesTo'), set, steps),
    );
    if (choices.length === 0 && last !== undefined)
      problems.push({
        id: last,
        what: `leads to the question “${text(question, 'title')}”, which has no answer after ${codes.join(', ')}`,
        todo: 'let an answer apply to it',
      });
    for (const id of choices) walk([...chosen, id], [...codes, text(view.entry(id), 'code')], depth + 1);
  };
  walk([], [], 0);

  if (ids(home, 'sitemap').length > 0) paths.add(`${ROOT}/sitemap`);
  const placed = new Set([home, ...questions].flatMap((entry) => entry?.sys.id ?? []));
  for (const field of ['resultPage', 'planPage']) for (const id of ids(home, field)) placed.add(id);
  for (const page of view.entriesOf('recommenderPage')) {
    if (placed.has(page.sys.id)) continue;
    const path = `${ROOT}/${text(page, 'slug')}`;
    if (paths.has(path) || RESULTS.some((result) => path === `${ROOT}/${result}`))
      problems.push({
        id: page.sys.id,
        field: 'slug',
        what: `has the path ${path}, which the assistant uses itself`,
        todo: 'give it another slug',
      });
    paths.add(path);
  }
  return { paths, problems };
}
