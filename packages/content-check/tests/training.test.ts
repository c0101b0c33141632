import { checkTrainings } from '../training.ts';
import { found, link } from './space.ts';

const problemsOf = (fields: Record<string, unknown>, introduction?: string): string =>
  found(checkTrainings, [
    ['ghsTraining', 'training', { name: 'n', introduction, quiz: link('quiz') }],
    ['quiz', 'quiz', { name: 'n', questions: [link('first'), link('second')] }],
    ['quizQuestion', 'first', { options: ['A', 'B'], correctOption: 1 }],
    ['quizQuestion', 'second', { options: ['A', 'B'], correctOption: 2, critical: true, ...fields }],
  ]);

test('accepts a quiz with a critical question', () => {
  expect(problemsOf({})).toBe('');
});

test.each([undefined, false])('reports a certificate quiz without a critical question: %s', (critical) => {
  expect(problemsOf({ critical })).toBe('quiz questions issues a certificate without a critical question');
});

test('reports a correct answer that is not an option', () => {
  expect(problemsOf({ correctOption: 3 })).toBe('second correctOption is not among the options');
});

test('reports text that states the wrong number of questions', () => {
  expect(problemsOf({}, 'A quiz of two questions.')).toBe('');
  expect(problemsOf({}, 'A quiz of five questions.')).toBe(
    'training introduction says “five questions”, but there are 2',
  );
});
