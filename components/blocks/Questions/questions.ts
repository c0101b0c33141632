import type { AnswerFragment } from '@/graphql/generated/operations';
import { present } from '@/lib/content/present';

/** A question of any level, as the queries ask for it. */
export interface QuestionItem {
  sys: { id: string };
  question: string | null;
  topic?: string | null;
  anchor: string | null;
  answer: AnswerFragment | null;
  subQuestionsCollection?: { items: readonly (QuestionItem | null)[] } | null;
}

/** The questions by topic, in the order in which topics first appear; those without one come under an empty topic. */
export function byTopic(
  questions: readonly (QuestionItem | null)[] | null | undefined,
): { topic: string; questions: QuestionItem[] }[] {
  const topics = new Map<string, QuestionItem[]>();
  for (const question of present(questions)) {
    const topic = question.topic ?? '';
    topics.set(topic, [...(topics.get(topic) ?? []), question]);
  }
  return [...topics].map(([topic, own]) => ({ topic, questions: own }));
}

/** Every question with the questions below it, flat; those without words or answer left out. */
export function flat(questions: readonly (QuestionItem | null)[] | null | undefined): QuestionItem[] {
  return present(questions).flatMap((question) => [
    ...(question.question && question.answer ? [question] : []),
    ...flat(question.subQuestionsCollection?.items),
  ]);
}

/** The id that an address can name to open a question. */
export const anchorOf = (question: QuestionItem): string => question.anchor ?? `question-${question.sys.id}`;
