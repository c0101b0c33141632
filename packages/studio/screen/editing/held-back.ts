/** Texts that editors hold back for a moment while one types, and do not show the draft yet. */
const waiting = new Set<() => void>();

/** @param release hands the text over to the draft at once */
export function holdBack(release: () => void): void {
  waiting.add(release);
}

export function letGo(release: () => void): void {
  waiting.delete(release);
}

/** Hands all of them over: before the draft is compared with another state, closed or undone. */
export function releaseHeldBack(): void {
  for (const release of waiting) release();
  waiting.clear();
}
