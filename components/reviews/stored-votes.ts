/** The visitor's own votes on reviews, stored in this browser: the pages of reviews are the same for everybody. */
import * as z from 'zod/mini';
import type { OwnVote } from './own-votes';

const COUNTS = z.object({ Positive: z.number(), Negative: z.number() });
const OWN_VOTES = z.record(
  z.string(),
  z.object({
    vote: z.enum(['Positive', 'Negative']),
    pending: z.optional(z.object({ page: COUNTS, voted: COUNTS })),
  }),
);

/** By review id. */
export type OwnVotes = Readonly<Record<string, OwnVote>>;

const KEY = 'review-votes';
/** The oldest are dropped first. */
const MAX_STORED = 200;

/** The votes that this browser stored; none where storage is blocked or holds something else. */
export function loadVotes(): OwnVotes {
  try {
    return OWN_VOTES.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

export function storeVotes(votes: OwnVotes): void {
  const added = Object.entries(votes);
  if (added.length === 0) return;
  const earlier = Object.entries(loadVotes()).filter(([id]) => !Object.hasOwn(votes, id));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...earlier, ...added].slice(-MAX_STORED))));
  } catch {
    // Storage can be blocked; the service has the vote as well.
  }
}
