/** Stores the visitor's own votes in the browser, because review pages are the same for everyone. */
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

/** Votes by review id. */
export type OwnVotes = Readonly<Record<string, OwnVote>>;

const KEY = 'review-votes';
/** Maximum number of stored votes. When it is exceeded, the oldest votes are dropped. */
const MAX_STORED = 200;

/** Returns the votes stored in this browser. Empty if storage is blocked or does not contain valid votes. */
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
    // Storage may be blocked. The review service also stores the vote.
  }
}
