/** Texts that debounced field editors have not passed on to the draft yet. */
const waiting = new Set<() => void>();

/** Registers a text that is held back. @param release passes the text on to the draft at once */
export function holdBack(release: () => void): void {
  waiting.add(release);
}

export function letGo(release: () => void): void {
  waiting.delete(release);
}

/** Passes all texts on to their drafts. Call it before a draft is compared with another state, closed or undone. */
export function releaseHeldBack(): void {
  for (const release of waiting) release();
  waiting.clear();
}
