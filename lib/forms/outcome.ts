/** Outcomes of forms in the document title, because tabs, histories and screen readers identify a page by its title. */
import { MESSAGES } from './messages';

const OUTCOMES = {
  sent: 'Sent',
  invalid: 'Error',
  unavailable: 'Service not available',
  refused: 'Not sent',
  preview: 'Preview',
  edit: 'Edit',
  passed: 'Passed',
  failed: 'Not passed',
  results: 'Results',
} as const;

export type FormOutcome = keyof typeof OUTCOMES;

const ANY_OUTCOME = new RegExp(`^(?:${Object.values(OUTCOMES).join('|')}): `);

/** Returns the title with the outcome in front of it, instead of any earlier outcome. */
export function titleWithOutcome(title: string, outcome: FormOutcome | undefined): string {
  const plain = title.replace(ANY_OUTCOME, '');
  return outcome ? `${OUTCOMES[outcome]}: ${plain}` : plain;
}

const STAGES: Readonly<Record<string, FormOutcome>> = {
  thanks: 'sent',
  failed: 'unavailable',
  refused: 'refused',
  preview: 'preview',
  write: 'edit',
};

/** Returns the outcome of a response of the form routes. Undefined for a form that was not sent. */
export function outcomeOf({
  problems = {},
  message,
  stage,
}: {
  problems?: Readonly<Record<string, string>>;
  message?: string | null;
  stage?: string;
}): FormOutcome | undefined {
  if (Object.keys(problems).length > 0) return 'invalid';
  if (message) return message === MESSAGES.unavailable ? 'unavailable' : 'refused';
  return stage === undefined ? undefined : STAGES[stage];
}
