'use client';

import { createContext, use } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { displayedCounts, type OwnVote, type Vote, type VoteCounts } from './own-votes';
import styles from './Reviews.module.css';

/** The visitor's vote on a review, and the messages about the vote and the report. */
export interface Feedback {
  own?: OwnVote;
  voteMessage?: string;
  reportMessage?: string;
}

/** Feedback of this visitor, by review id. */
export const FeedbackContext = createContext<Record<string, Feedback>>({});

const CHOICES = {
  Positive: ['Yes', 'it was helpful'],
  Negative: ['No', 'it was not helpful'],
} as const;

export function VoteButton({
  reviewId,
  title,
  vote,
  counts,
}: {
  reviewId: string;
  /** Title of the review, which makes the button's accessible name unique. */
  title: string;
  vote: Vote;
  counts: VoteCounts;
}) {
  const own = use(FeedbackContext)[reviewId]?.own;
  const isOwn = own?.vote === vote;
  const [answer, meaning] = CHOICES[vote];
  const count = displayedCounts(counts, own)[vote];
  return (
    <button
      type="submit"
      name="Vote"
      value={vote}
      className={styles.vote}
      aria-pressed={isOwn}
      aria-label={`${answer} (${count}), ${meaning}: ${title}`}
    >
      {isOwn ? <Icon name="check" /> : null}
      <span>{`${answer} (${count})`}</span>
    </button>
  );
}

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
