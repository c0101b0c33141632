import { answerName, isSubmitted, scoreQuiz, type QuizItem } from './quiz';

const QUESTIONS: QuizItem[] = [1, 2, 3, 1, 2].map((correctOption) => ({
  question: 'Which?',
  options: ['A', 'B', 'C'],
  correctOption,
  explanation: null,
}));
const answered = (...chosen: (number | string)[]) =>
  new URLSearchParams(chosen.map((option, index) => [answerName(index), String(option)]));

test('passes with every answer correct', () => {
  expect(scoreQuiz(QUESTIONS, answered(1, 2, 3, 1, 2), 80)).toMatchObject({
    score: 5,
    percent: 100,
    passed: true,
  });
});

test('passes at the pass mark and fails below it', () => {
  expect(scoreQuiz(QUESTIONS, answered(1, 2, 3, 1, 1), 80)).toMatchObject({
    score: 4,
    percent: 80,
    passed: true,
  });
  expect(scoreQuiz(QUESTIONS, answered(1, 2, 3, 2, 1), 80)).toMatchObject({
    score: 3,
    percent: 60,
    passed: false,
  });
  expect(scoreQuiz(QUESTIONS.slice(0, 3), answered(1, 2, 1), 67).passed).toBe(false);
});

test('counts missing and unknown options as wrong', () => {
  const { answers, score } = scoreQuiz(QUESTIONS, answered('', 9, 'x', -1, 1.5), 80);
  expect(score).toBe(0);
  expect(answers.every(({ chosen, right }) => chosen === null && !right)).toBe(true);
});

test('does not pass without questions', () => expect(scoreQuiz([], answered(), 0).passed).toBe(false));

test('is submitted only with its own parameter', () => {
  expect(isSubmitted(new URLSearchParams('checked=1'))).toBe(true);
  expect(isSubmitted(answered(1))).toBe(false);
});
