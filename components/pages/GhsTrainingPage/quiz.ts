/** Scoring of the quiz: what was answered stands in the address (`answer-1=2`), so that it works without script. */

export interface QuizItem {
  question: string | null;
  options: readonly (string | null)[] | null;
  /** Place of the right option, from 1. */
  correctOption: number | null;
  explanation: string | null;
}

export interface Marked {
  /** Place of the chosen option, from 1; null when the question was left out. */
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

/** The name under which the answer to a question is sent; questions count from 1. */
export const answerName = (index: number): string => `answer-${index + 1}`;

/** Whether the visitor has handed in answers. */
export const isHandedIn = (pageQuery: URLSearchParams): boolean => pageQuery.has('checked');

/** Marks the answers; a question that was left out, or answered with an option that does not exist, is wrong. */
export function markQuiz(
  questions: readonly QuizItem[],
  pageQuery: URLSearchParams,
  passMark: number | null | undefined,
): QuizResult {
  const answers = questions.map(({ options, correctOption }, index): Marked => {
    const given = Number(pageQuery.get(answerName(index)) ?? Number.NaN);
    const chosen = Number.isInteger(given) && given >= 1 && given <= (options?.length ?? 0) ? given : null;
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
