import type { FormOutcome } from '../forms/outcome';

export const FEEDBACK_MESSAGES = {
  voted: { text: 'Thank you for your vote.', status: 200 },
  reported: { text: 'Thank you. Our moderators will look at this review.', status: 200 },
  failed: { text: 'Currently service is not available', status: 503 },
  often: { text: 'Too many attempts. Please wait a few minutes and try again.', status: 429 },
  unknown: {
    text: 'Something is missing from that request. Please reload the page and try again.',
    status: 400,
  },
} as const;

export type FeedbackOutcome = keyof typeof FEEDBACK_MESSAGES;

/** Returns the outcome that a query parameter names, or null. */
export const parseFeedbackOutcome = (value: unknown): FeedbackOutcome | null =>
  typeof value === 'string' && Object.hasOwn(FEEDBACK_MESSAGES, value)
    ? (Object.keys(FEEDBACK_MESSAGES).find((name): name is FeedbackOutcome => name === value) ?? null)
    : null;

/** Returns the form outcome that starts the title of a page with this message. Undefined without a message. */
export function toFormOutcome(outcome: FeedbackOutcome | null): FormOutcome | undefined {
  if (outcome === null) return undefined;
  const { status } = FEEDBACK_MESSAGES[outcome];
  return status === 200 ? 'sent' : status === 503 ? 'unavailable' : 'refused';
}
