/** Scores the quiz. Its answers are query parameters (`answer-1=2`), so that it works without JavaScript. */

export interface QuizItem {
  question: string | null;
  options: readonly (string | null)[] | null;
  /** Position of the correct option, from 1. */
  correctOption: number | null;
  explanation: string | null;
}

interface Marked {
  /** Position of the chosen option, from 1; null for an unanswered question. */
  chosen: number | null;
  right: boolean;
}

export interface QuizResult {
  answers: Marked[];
  score: number;
  /** In percent, rounded down: 79.9 does not pass at 80. */
  percent: number;
  passed: boolean;
}

const DEFAULT_PASS_MARK = 80;

/** The query parameter of the answer to a question; parameters count from 1. */
export const answerName = (index: number): string => `answer-${index + 1}`;

/** Whether the visitor submitted the quiz. */
export const isSubmitted = (pageQuery: URLSearchParams): boolean => pageQuery.has('checked');

/** Scores the answers; no answer, or an option that does not exist, is wrong. */
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
  return {
    answers,
    score,
    percent,
    passed: questions.length > 0 && percent >= (passMark ?? DEFAULT_PASS_MARK),
  };
}
