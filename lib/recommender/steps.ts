import type { Answer, Assistant, AssistantPage } from './assistant';

/** State described by a path: the answers so far and the next question, which is null after the last answer. */
export interface Position {
  answers: Answer[];
  question: AssistantPage | null;
  /** Codes that match no answer, for example in a shared URL whose answer was unpublished. */
  rest: string[];
}

/** Whether the answers include at least one of each group. */
const applies = (groups: readonly string[][], answers: readonly Answer[]): boolean =>
  groups.every((group) => group.some((id) => answers.some((answer) => answer.id === id)));

/** Returns the answers that a question offers after these answers. */
export const choicesOf = (question: AssistantPage, answers: readonly Answer[]): Answer[] =>
  question.answers.filter((answer) => applies(answer.appliesTo, answers));

/** Follows the codes of a path through the questions. Skips questions that offer no answers. */
export function followPath(assistant: Assistant, codes: readonly string[]): Position {
  const answers: Answer[] = [];
  for (const question of assistant.questions) {
    const choices = choicesOf(question, answers);
    if (choices.length === 0) continue;
    const answer = choices.find(({ code }) => code === codes[answers.length]);
    if (!answer) return { answers, question, rest: codes.slice(answers.length) };
    answers.push(answer);
  }
  return { answers, question: null, rest: codes.slice(answers.length) };
}

/**
 * Returns all questions in order, with the question about needs last. The number of questions does not depend on the
 * answers.
 */
export const questionsOf = ({ questions, needs }: Assistant): AssistantPage[] =>
  needs ? [...questions, needs] : questions;

/** Returns progress as text, such as "Question 2 of 4". */
export const questionCount = (assistant: Assistant, question: AssistantPage): string => {
  const questions = questionsOf(assistant);
  return `Question ${questions.indexOf(question) + 1} of ${questions.length}`;
};

/** Returns the needs with these codes, in the order of the question and without duplicates. */
export const needsOf = (
  assistant: Assistant,
  answers: readonly Answer[],
  codes: readonly string[],
): Answer[] =>
  assistant.needs ? choicesOf(assistant.needs, answers).filter(({ code }) => codes.includes(code)) : [];
