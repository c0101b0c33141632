/**
 * Counts the visitor's own votes on reviews. This module is part of every product page's script, so it must not import
 * the code that parses storage.
 */

export type Vote = 'Positive' | 'Negative';
export type VoteCounts = Record<Vote, number>;

export interface OwnVote {
  vote: Vote;
  /**
   * Counts of the page when the visitor voted, and the same counts with the vote. A page with other counts was rendered
   * after the vote and includes it.
   */
  pending?: { page: VoteCounts; voted: VoteCounts };
}

export const parseVote = (value: unknown): Vote | undefined =>
  value === 'Positive' || value === 'Negative' ? value : undefined;

/** Returns the counts to display. Adds the visitor's own vote if the page was rendered before it. */
export function displayedCounts(page: VoteCounts, own: OwnVote | undefined): VoteCounts {
  const pending = own?.pending;
  const isFromBefore = pending?.page.Positive === page.Positive && pending.page.Negative === page.Negative;
  return pending && isFromBefore ? pending.voted : page;
}

/** Returns a vote that replaces the visitor's earlier one, if any. */
export function castVote(vote: Vote, page: VoteCounts, earlier: OwnVote | undefined): OwnVote {
  if (earlier?.vote === vote) return earlier;
  const voted = { ...displayedCounts(page, earlier) };
  voted[vote] += 1;
  if (earlier) voted[earlier.vote] -= 1;
  return { vote, pending: { page, voted } };
}
