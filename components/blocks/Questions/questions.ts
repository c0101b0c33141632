import type { AnswerFragment } from '@/graphql/generated/operations';
import { withoutFieldMarks } from '@/lib/content/preview/field-marks';
import { present } from '@/lib/content/present';

/** A question or sub-question, as queries select it. */
export interface QuestionItem {
  sys: { id: string };
  question: string | null;
  topic?: string | null;
  anchor: string | null;
  answer: AnswerFragment | null;
  subQuestionsCollection?: { items: readonly (QuestionItem | null)[] } | null;
}

/** Groups questions by topic, in order of first appearance. The topic is empty for questions without one. */
export function groupByTopic(
  questions: readonly (QuestionItem | null)[] | null | undefined,
): { topic: string; questions: QuestionItem[] }[] {
  const topics = new Map<string, { topic: string; questions: QuestionItem[] }>();
  for (const question of present(questions)) {
    const topic = question.topic ?? '';
    const key = withoutFieldMarks(topic);
    const group = topics.get(key) ?? { topic, questions: [] };
    group.questions.push(question);
    topics.set(key, group);
  }
  return [...topics.values()];
}

/** Flattens questions and their sub-questions, and drops those without text or an answer. */
export function flattenQuestions(
  questions: readonly (QuestionItem | null)[] | null | undefined,
): QuestionItem[] {
  return present(questions).flatMap((question) => [
    ...(question.question && question.answer ? [question] : []),
    ...flattenQuestions(question.subQuestionsCollection?.items),
  ]);
}

export const anchorOf = (question: QuestionItem): string => question.anchor ?? `question-${question.sys.id}`;
