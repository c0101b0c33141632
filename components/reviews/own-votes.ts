/** The visitor's own votes on reviews. Part of every product page's script, so it stays free of what parses storage. */

export type Vote = 'Positive' | 'Negative';
/** The number of votes for each choice. */
export type VoteCounts = Record<Vote, number>;

export interface OwnVote {
  vote: Vote;
  /** The counts of the page that was voted on, and those with the vote. A page with other counts has it already. */
  pending?: { page: VoteCounts; voted: VoteCounts };
}

export const parseVote = (value: unknown): Vote | undefined =>
  value === 'Positive' || value === 'Negative' ? value : undefined;

/** The counts to display: those of the page, with the visitor's own vote where the page is from before it. */
export function displayedCounts(page: VoteCounts, own: OwnVote | undefined): VoteCounts {
  const pending = own?.pending;
  const isFromBefore = pending?.page.Positive === page.Positive && pending.page.Negative === page.Negative;
  return pending && isFromBefore ? pending.voted : page;
}

/** A vote that replaces the earlier one of the visitor, if any. */
export function castVote(vote: Vote, page: VoteCounts, earlier: OwnVote | undefined): OwnVote {
  if (earlier?.vote === vote) return earlier;
  const voted = { ...displayedCounts(page, earlier) };
  voted[vote] += 1;
  if (earlier) voted[earlier.vote] -= 1;
  return { vote, pending: { page, voted } };
}
