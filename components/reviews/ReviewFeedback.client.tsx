'use client';

import { createContext, use } from 'react';

export type Vote = 'Positive' | 'Negative';

/** What the visitor sent about one review, and the messages that came back. */
export interface Feedback {
  vote?: Vote;
  voteMessage?: string;
  reportMessage?: string;
}

/** Feedback sent without leaving the page, by review id. */
export const FeedbackContext = createContext<Record<string, Feedback>>({});

/** The number of votes for one of the two choices, with the visitor's own. */
export function VoteCount({ reviewId, vote, count }: { reviewId: string; vote: Vote; count: number }) {
  const own = use(FeedbackContext)[reviewId]?.vote;
  return <span data-count={vote}>{own === vote ? count + 1 : count}</span>;
}

/** The message about a vote or a report, beside its button. */
export function FeedbackMessage({
  reviewId,
  kind,
  className,
}: {
  reviewId: string;
  kind: 'voteMessage' | 'reportMessage';
  className?: string;
}) {
  return <output className={className}>{use(FeedbackContext)[reviewId]?.[kind]}</output>;
}
