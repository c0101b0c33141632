import { answerName, isHandedIn, markQuiz, type QuizItem } from './quiz';

const QUESTIONS: QuizItem[] = [1, 2, 3, 1, 2].map((correctOption) => ({
  question: 'Which?',
  options: ['A', 'B', 'C'],
  correctOption,
  explanation: null,
}));
const answered = (...chosen: (number | string)[]) =>
  new URLSearchParams(chosen.map((option, index) => [answerName(index), String(option)]));

test('all right passes', () => {
  expect(markQuiz(QUESTIONS, answered(1, 2, 3, 1, 2), 80)).toMatchObject({
    score: 5,
    percent: 100,
    passed: true,
  });
});

test('the pass mark itself passes, one less does not', () => {
  expect(markQuiz(QUESTIONS, answered(1, 2, 3, 1, 1), 80)).toMatchObject({
    score: 4,
    percent: 80,
    passed: true,
  });
  expect(markQuiz(QUESTIONS, answered(1, 2, 3, 2, 1), 80)).toMatchObject({
    score: 3,
    percent: 60,
    passed: false,
  });
  expect(markQuiz(QUESTIONS.slice(0, 3), answered(1, 2, 1), 67).passed).toBe(false);
});

test('left out and unknown options are wrong', () => {
  const { answers, score } = markQuiz(QUESTIONS, answered('', 9, 'x', -1, 1.5), 80);
  expect(score).toBe(0);
  expect(answers.every(({ chosen, right }) => chosen === null && !right)).toBe(true);
});

test('no questions, no certificate', () => expect(markQuiz([], answered(), 0).passed).toBe(false));

test('the quiz is marked only when it was handed in', () => {
  expect(isHandedIn(new URLSearchParams('checked=1'))).toBe(true);
  expect(isHandedIn(answered(1))).toBe(false);
});
