import { productsHref } from '../../../lib/recommender/addresses';
import type { Answer, Assistant } from '../../../lib/recommender/assistant';
import { createPlan } from '../../../lib/recommender/plan';
import { recommend } from '../../../lib/recommender/rank';
import { resolvePath, toResolution } from '../../../lib/recommender/resolve';
import { choicesOf, followPath, questionsOf } from '../../../lib/recommender/steps';
import { query, rulesOf, sampleAssistant } from './sample-space';
import { loadRules } from '../../../lib/recommender/load';

let assistant: Assistant;
beforeAll(async () => {
  assistant = await sampleAssistant();
});

const codesOf = (answers: readonly Answer[]): string[] => answers.map(({ code }) => code);

function allPaths(): { complete: Answer[][]; questions: number } {
  const complete: Answer[][] = [];
  let questions = 0;
  const walk = (answers: Answer[]): void => {
    const { question, rest } = followPath(assistant, codesOf(answers));
    expect(rest).toEqual([]);
    if (!question) {
      complete.push(answers);
      return;
    }
    questions += 1;
    const choices = choicesOf(question, answers);
    expect(choices.length).toBeGreaterThan(0);
    expect(new Set(codesOf(choices)).size).toBe(choices.length);
    for (const choice of choices) walk([...answers, choice]);
  };
  walk([]);
  return { complete, questions };
}

/** Returns all subsets of the needs. */
function setsOf(needs: readonly Answer[]): Answer[][] {
  return needs.reduce<Answer[][]>((sets, need) => [...sets, ...sets.map((set) => [...set, need])], [[]]);
}

test('every path through the tree ends with products, and every product has a plan', async () => {
  const { complete, questions } = allPaths();
  expect(questions).toBeGreaterThan(50);
  expect(complete.length).toBeGreaterThan(200);
  let results = 0;
  for (const answers of complete) {
    const rules = await rulesOf(answers);
    const sets = assistant.needs ? setsOf(choicesOf(assistant.needs, answers)) : [[]];
    expect(sets.length).toBe(16);
    for (const needs of sets) {
      const { products, companions } = recommend(assistant, rules, answers, needs);
      const where = productsHref(answers, needs);
      // Needs can exclude every product. Visitors can deselect them.
      if (needs.length === 0 && products.length === 0) throw new Error(`${where} recommends nothing`);
      for (const recommendation of products) {
        const plan = createPlan(answers, recommendation, companions);
        if (plan.steps.length < 3)
          throw new Error(`The plan of ${plan.product.name} at ${where} is too short`);
        if (plan.sheets.length === 0) throw new Error(`${plan.product.name} has no safety data sheet`);
        if (!plan.frequency || !plan.where || !plan.task)
          throw new Error(`The plan at ${where} lacks a heading`);
        if (new Set(plan.steps).size !== plan.steps.length)
          throw new Error(`The plan at ${where} repeats a step`);
        if (plan.notFor.length === 0)
          throw new Error(`The plan of ${plan.product.name} at ${where} does not say what it is not for`);
      }
      results += 1;
    }
  }
  console.log(`${questions} questions, ${complete.length} paths, ${results} results`);
});

test('texts state the actual number of questions', () => {
  const { length } = questionsOf(assistant);
  expect(length).toBe(4);
  for (const answers of allPaths().complete) expect(answers).toHaveLength(length - 1);
  expect(assistant.home.banner?.title).toContain('four questions');
  expect(assistant.home.pageMetadata?.title).toContain('four questions');
});

test('every step on a path has a page, and so do the results and the plan', () => {
  for (const answers of allPaths().complete) {
    const codes = codesOf(answers);
    for (let length = 0; length <= codes.length; length += 1)
      expect(toResolution(resolvePath(assistant, codes.slice(0, length)))).toEqual({ kind: 'page' });
    for (const result of ['products', 'plan'])
      expect(toResolution(resolvePath(assistant, [result, ...codes]))).toEqual({ kind: 'page' });
  }
});

test('every answer is reachable', async () => {
  const { complete } = allPaths();
  const reached = new Set(complete.flatMap((answers) => answers.map(({ id }) => id)));
  const all = assistant.questions.flatMap(({ answers }) => answers);
  expect(all.filter(({ id }) => !reached.has(id)).map(({ title }) => title)).toEqual([]);
});

test('a shared URL redirects to the last question if the answer no longer exists', () => {
  expect(resolvePath(assistant, ['hotels', 'restrooms', 'no-longer'])).toEqual({
    kind: 'redirect',
    to: '/en-us/recommender/hotels/restrooms',
  });
  expect(resolvePath(assistant, ['products', 'hotels'])).toEqual({
    kind: 'redirect',
    to: '/en-us/recommender/hotels',
  });
  expect(resolvePath(assistant, ['plan'])).toEqual({ kind: 'redirect', to: '/en-us/recommender' });
  expect(resolvePath(assistant, ['no-such-business', 'restrooms']).kind).toBe('missing');
  expect(resolvePath(assistant, ['hotels', 'restrooms', 'soap-scum', 'more'])).toEqual({
    kind: 'redirect',
    to: '/en-us/recommender/hotels/restrooms/soap-scum',
  });
});

test('loaded rules have the tags that publishing a rule expires', async () => {
  const { answers } = followPath(assistant, ['hotels', 'restrooms', 'soap-scum']);
  const last = answers.at(-1);
  if (!last) throw new Error('no answer');
  const { tags } = await loadRules(query, last, false);
  expect(tags).toContain(`list:recommenderProducts:${last.id}`);
  expect(tags).toContain('entry:product-bathroom-cleaner-disinfecting');
});
