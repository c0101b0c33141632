import { checkTrainings } from '../training.ts';
import { found, link } from './space.ts';

const problemsOf = (fields: Record<string, unknown>, introduction?: string): string =>
  found(checkTrainings, [
    ['ghsTraining', 'training', { name: 'n', introduction, quiz: link('quiz') }],
    ['quiz', 'quiz', { name: 'n', questions: [link('first'), link('second')] }],
    ['quizQuestion', 'first', { options: ['A', 'B'], correctOption: 1 }],
    ['quizQuestion', 'second', { options: ['A', 'B'], correctOption: 2, critical: true, ...fields }],
  ]);

test('a quiz with a critical question has no problem', () => {
  expect(problemsOf({})).toBe('');
});

test.each([undefined, false])(
  'a quiz with a certificate and no critical question is a problem: %s',
  (critical) => {
    expect(problemsOf({ critical })).toBe('quiz questions issue a certificate without a critical question');
  },
);

test('a right answer that is no option is a problem', () => {
  expect(problemsOf({ correctOption: 3 })).toBe('second correctOption is not among the options');
});

test('a text that counts otherwise than the page is a problem', () => {
  expect(problemsOf({}, 'A quiz of two questions.')).toBe('');
  expect(problemsOf({}, 'A quiz of five questions.')).toBe(
    'training introduction says “five questions”, while there are 2',
  );
});
