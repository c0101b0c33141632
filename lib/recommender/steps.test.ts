import { buildAssistant } from './assistant';
import { ANSWERS, answer, fixtureAssistant, home, PAGES } from './fixture';
import { resolvePath } from './resolve';
import { choicesOf, needsOf, followPath, questionCount, questionsOf } from './steps';

const assistant = fixtureAssistant();
const choices = (...codes: string[]): string[] => {
  const { answers, question } = followPath(assistant, codes);
  return question ? choicesOf(question, answers).map(({ code }) => code) : [];
};

test('asks questions in order, and offers answers that fit the previous ones', () => {
  expect(choices()).toEqual(['inn', 'clinic']);
  expect(choices('inn')).toEqual(['bath']);
  expect(choices('clinic')).toEqual(['bath', 'ward']);
  expect(choices('clinic', 'bath')).toEqual(['scale', 'disinfect']);
  // An answer that names others is offered only if, for each question, the visitor gave one of the named answers.
  expect(choices('inn', 'bath')).toEqual(['scale', 'stain']);
});

test('shows the same total number of questions at every step', () => {
  const questions = questionsOf(assistant);
  expect(questions.map((question) => questionCount(assistant, question))).toEqual([
    'Question 1 of 4',
    'Question 2 of 4',
    'Question 3 of 4',
    'Question 4 of 4',
  ]);
  expect(questions.at(-1)).toBe(assistant.needs);
});

test('follows the valid part of an outdated URL', () => {
  const { answers, question, rest } = followPath(assistant, ['inn', 'ward', 'disinfect']);
  expect(answers.map(({ code }) => code)).toEqual(['inn']);
  expect(question?.slug).toBe('area');
  expect(rest).toEqual(['ward', 'disinfect']);
});

test('returns needs in the order the question lists them, without duplicates or unknown needs', () => {
  expect(
    needsOf(assistant, [], ['registered', 'x', 'unscented', 'registered']).map(({ code }) => code),
  ).toEqual(['unscented', 'registered']);
});

test('skips a question if none of its answers apply to the visitor', () => {
  const answers = ANSWERS.map((entry) =>
    entry.code === 'bath' ? answer('bath', { to: ['clinic'] }) : entry,
  );
  const without = buildAssistant(home(['business', 'area', 'task', 'need']), PAGES, [
    ...answers,
    answer('anywhere', { to: ['inn'] }),
  ]);
  expect(without && followPath(without, ['inn']).question).toBeNull();
});

test('does not offer an answer that depends only on unpublished answers', () => {
  const answers = ANSWERS.map((entry) =>
    entry.code === 'ward' ? { ...entry, appliesToCollection: { items: [null] } } : entry,
  );
  const changed = buildAssistant(home(['business', 'area', 'task', 'need']), PAGES, answers);
  const area = changed?.questions[1];
  expect(
    changed && area && choicesOf(area, followPath(changed, ['clinic']).answers).map(({ code }) => code),
  ).toEqual(['bath']);
});

test('returns no assistant if the home page, the questions or the plan page is missing', () => {
  expect(buildAssistant(null, PAGES, ANSWERS)).toBeNull();
  expect(buildAssistant(home([]), PAGES, ANSWERS)).toBeNull();
  expect(
    buildAssistant(
      home(['business']),
      PAGES.filter(({ slug }) => slug !== 'plan'),
      ANSWERS,
    ),
  ).toBeNull();
});

test('identifies a path as the home, question, needs, results, plan, text or missing page', () => {
  const kind = (...path: string[]): string => resolvePath(assistant, path).kind;
  expect(kind()).toBe('home');
  expect(kind('inn')).toBe('question');
  expect(resolvePath(assistant, ['inn', 'bath', 'scale'])).toMatchObject({ question: { slug: 'need' } });
  expect(kind('products', 'inn', 'bath', 'scale')).toBe('products');
  expect(kind('plan', 'inn', 'bath', 'scale')).toBe('plan');
  expect(kind('about')).toBe('text');
  expect(kind('sitemap')).toBe('missing');
  expect(kind('nobody')).toBe('missing');
  expect(kind('products', 'nobody')).toBe('missing');
});
