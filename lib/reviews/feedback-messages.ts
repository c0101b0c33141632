/** What a reader is told after a vote or a report. */
export const FEEDBACK_MESSAGES = {
  voted: { text: 'Thank you, your vote counts.', status: 200 },
  reported: { text: 'Thank you. Our moderators will look at this review.', status: 200 },
  failed: { text: 'Currently service is not available', status: 503 },
  often: { text: 'That was too often. Wait a little and try again.', status: 429 },
  unknown: { text: 'That could not be understood. Open the page again and try once more.', status: 400 },
} as const;

export type FeedbackOutcome = keyof typeof FEEDBACK_MESSAGES;

/** The words that an address's query names, if it names any. */
export const parseFeedbackOutcome = (given: unknown): FeedbackOutcome | null =>
  typeof given === 'string' && Object.hasOwn(FEEDBACK_MESSAGES, given)
    ? (Object.keys(FEEDBACK_MESSAGES).find((name): name is FeedbackOutcome => name === given) ?? null)
    : null;
