/** Scores the quiz. Answers are query parameters (`answer-1=2`), so the quiz works without JavaScript. */

export interface QuizItem {
  question: string | null;
  options: readonly (string | null)[] | null;
  /** Position of the correct option, from 1. */
  correctOption: number | null;
  /** Whether a wrong answer fails the quiz regardless of the score. */
  critical: boolean | null;
  explanation: string | null;
}

interface Marked {
  /** Position of the chosen option, from 1. Null for an unanswered question. */
  chosen: number | null;
  right: boolean;
}

export interface QuizResult {
  answers: Marked[];
  score: number;
  /** Score in percent, rounded down: 79.9 does not pass at 80. */
  percent: number;
  /** Numbers of the critical questions answered wrong, from 1. */
  missed: number[];
  passed: boolean;
}

const DEFAULT_PASS_MARK = 80;

const criticalNumbers = (questions: readonly QuizItem[]): number[] =>
  questions.flatMap(({ critical }, index) => (critical ? [index + 1] : []));

const listed = new Intl.ListFormat('en-US');

/** Returns a list of question numbers as text: "question 8", "questions 4 and 8". */
export const questionList = (numbers: readonly number[]): string =>
  `question${numbers.length === 1 ? '' : 's'} ${listed.format(numbers.map(String))}`;

/** Returns the pass rule as text: "To pass, get 4 of 5 right, including questions 3 and 4." */
export function passRule(questions: readonly QuizItem[], passMark: number | null | undefined): string {
  const needed = Math.ceil((questions.length * (passMark ?? DEFAULT_PASS_MARK)) / 100);
  const critical = criticalNumbers(questions);
  const including = critical.length > 0 ? `, including ${questionList(critical)}` : '';
  return `To pass, get ${needed} of ${questions.length} right${including}.`;
}

/** Returns the query parameter of a question's answer. Indexes start at 0, parameters at 1. */
export const answerName = (index: number): string => `answer-${index + 1}`;

export const isSubmitted = (pageQuery: URLSearchParams): boolean => pageQuery.has('checked');

/** Scores the answers. Missing answers and invalid options are wrong. To pass, all critical answers must be right. */
export function scoreQuiz(
  questions: readonly QuizItem[],
  pageQuery: URLSearchParams,
  passMark: number | null | undefined,
): QuizResult {
  const answers = questions.map(({ options, correctOption }, index): Marked => {
    const option = Number(pageQuery.get(answerName(index)) ?? Number.NaN);
    const chosen =
      Number.isInteger(option) && option >= 1 && option <= (options?.length ?? 0) ? option : null;
    return { chosen, right: chosen !== null && chosen === correctOption };
  });
  const score = answers.filter(({ right }) => right).length;
  const percent = questions.length === 0 ? 0 : Math.floor((score / questions.length) * 100);
  const missed = criticalNumbers(questions).filter((number) => !answers[number - 1]?.right);
  return {
    answers,
    score,
    percent,
    missed,
    passed: questions.length > 0 && missed.length === 0 && percent >= (passMark ?? DEFAULT_PASS_MARK),
  };
}
