import { answerName, isSubmitted, passRule, scoreQuiz, type QuizItem } from './quiz';

const QUESTIONS: QuizItem[] = [1, 2, 3, 1, 2].map((correctOption) => ({
  question: 'Which?',
  options: ['A', 'B', 'C'],
  correctOption,
  critical: null,
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

const CRITICAL = QUESTIONS.map((item, index) => ({ ...item, critical: index === 1 || index === 3 }));

test('fails on a wrong answer to a critical question, regardless of the score', () => {
  expect(scoreQuiz(CRITICAL, answered(1, 2, 3, 2, 2), 80)).toMatchObject({
    percent: 80,
    missed: [4],
    passed: false,
  });
  expect(scoreQuiz(CRITICAL, answered(1, '', 3, 2, 2), 40)).toMatchObject({ missed: [2, 4], passed: false });
  expect(scoreQuiz(CRITICAL, answered(1, 2, 3, 1, 1), 80)).toMatchObject({ missed: [], passed: true });
});

test('describes the passing rule in words', () => {
  expect(passRule(CRITICAL, 80)).toBe('To pass, get 4 of 5 right, including questions 2 and 4.');
  expect(passRule(CRITICAL.slice(0, 3), 80)).toBe('To pass, get 3 of 3 right, including question 2.');
  expect(passRule(QUESTIONS, null)).toBe('To pass, get 4 of 5 right.');
});

test('the number in the passing rule is the lowest passing score', () => {
  const right = QUESTIONS.map(({ correctOption }) => correctOption ?? 0);
  for (let mark = 1; mark <= 100; mark += 1) {
    const needed = Number(/\d+/.exec(passRule(QUESTIONS, mark))?.[0]);
    expect(scoreQuiz(QUESTIONS, answered(...right.slice(0, needed)), mark).passed).toBe(true);
    expect(scoreQuiz(QUESTIONS, answered(...right.slice(0, needed - 1)), mark).passed).toBe(false);
  }
});

test('counts missing and unknown options as wrong', () => {
  const { answers, score } = scoreQuiz(QUESTIONS, answered('', 9, 'x', -1, 1.5), 80);
  expect(score).toBe(0);
  expect(answers.every(({ chosen, right }) => chosen === null && !right)).toBe(true);
});

test('a quiz without questions is never passed', () =>
  expect(scoreQuiz([], answered(), 0).passed).toBe(false));

test('counts a quiz as submitted only if the URL has the "checked" parameter', () => {
  expect(isSubmitted(new URLSearchParams('checked=1'))).toBe(true);
  expect(isSubmitted(answered(1))).toBe(false);
});
