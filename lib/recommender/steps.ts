import type { Answer, Assistant, AssistantPage } from './assistant';

/** Where a visitor is: what was answered, and what is asked next; null when all is answered. */
export interface Position {
  given: Answer[];
  question: AssistantPage | null;
  /** Codes that are no answer here: of a shared address whose answer is gone. */
  rest: string[];
}

/** Whether what depends on answers holds for those that were given. */
const applies = (groups: readonly string[][], given: readonly Answer[]): boolean =>
  groups.every((group) => group.some((id) => given.some((answer) => answer.id === id)));

/** The answers that a question offers to those who have given these. */
export const choicesOf = (question: AssistantPage, given: readonly Answer[]): Answer[] =>
  question.answers.filter((answer) => applies(answer.appliesTo, given));

/** Follows the codes of an address through the questions. A question that offers nothing here is not asked. */
export function positionOf(assistant: Assistant, codes: readonly string[]): Position {
  const given: Answer[] = [];
  for (const question of assistant.questions) {
    const choices = choicesOf(question, given);
    if (choices.length === 0) continue;
    const answer = choices.find(({ code }) => code === codes[given.length]);
    if (!answer) return { given, question, rest: codes.slice(given.length) };
    given.push(answer);
  }
  return { given, question: null, rest: codes.slice(given.length) };
}

/** The questions that the answers belong to, in order. */
export const questionOf = (assistant: Assistant, answer: Answer): AssistantPage | undefined =>
  assistant.questions.find(({ answers }) => answers.some(({ id }) => id === answer.id));

/** The needs that codes of a query string name, in the order of the question, each once. */
export const needsOf = (
  assistant: Assistant,
  given: readonly Answer[],
  codes: readonly string[],
): Answer[] =>
  assistant.needs ? choicesOf(assistant.needs, given).filter(({ code }) => codes.includes(code)) : [];
