'use client';

import { createContext, use, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { displayedCounts, type OwnVote, type Vote, type VoteCounts } from './own-votes';
import styles from './Reviews.module.css';

/** What the visitor sent about one review, and the messages that came back. */
export interface Feedback {
  own?: OwnVote;
  voteMessage?: string;
  reportMessage?: string;
}

/** Feedback of this visitor, by review id. */
export const FeedbackContext = createContext<Record<string, Feedback>>({});

/** One of the two choices with its number of votes, pressed when it is the visitor's own. */
export function VoteButton({
  reviewId,
  vote,
  counts,
  children,
}: {
  reviewId: string;
  vote: Vote;
  counts: VoteCounts;
  children: ReactNode;
}) {
  const own = use(FeedbackContext)[reviewId]?.own;
  const isOwn = own?.vote === vote;
  return (
    <button type="submit" name="Vote" value={vote} className={styles.vote} aria-pressed={isOwn}>
      {isOwn ? <Icon name="check" /> : null}
      {children} (<span data-count={vote}>{displayedCounts(counts, own)[vote]}</span>)
    </button>
  );
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
