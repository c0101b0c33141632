import type { Answer, Assistant, AssistantPage } from './assistant';

/** The state that a path describes: the answers so far, and the next question, null after the last one. */
export interface Position {
  answers: Answer[];
  question: AssistantPage | null;
  /** Codes without answer: of a shared URL whose answer was unpublished. */
  rest: string[];
}

/** Whether the answers include one of each group. */
const applies = (groups: readonly string[][], answers: readonly Answer[]): boolean =>
  groups.every((group) => group.some((id) => answers.some((answer) => answer.id === id)));

/** The answers that a question offers after these ones. */
export const choicesOf = (question: AssistantPage, answers: readonly Answer[]): Answer[] =>
  question.answers.filter((answer) => applies(answer.appliesTo, answers));

/** Follows the codes of a path through the questions, skipping those that offer nothing. */
export function positionOf(assistant: Assistant, codes: readonly string[]): Position {
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

/** Every question in order, the one about needs last: as many as the assistant announces, whatever the answers. */
export const questionsOf = ({ questions, needs }: Assistant): AssistantPage[] =>
  needs ? [...questions, needs] : questions;

/** "Question 2 of 4" */
export const questionCount = (assistant: Assistant, question: AssistantPage): string => {
  const questions = questionsOf(assistant);
  return `Question ${questions.indexOf(question) + 1} of ${questions.length}`;
};

/** The needs with these codes, in the order of the question, each once. */
export const needsOf = (
  assistant: Assistant,
  answers: readonly Answer[],
  codes: readonly string[],
): Answer[] =>
  assistant.needs ? choicesOf(assistant.needs, answers).filter(({ code }) => codes.includes(code)) : [];
