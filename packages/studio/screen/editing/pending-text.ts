/** Texts that debounced field editors have not passed on to the draft yet. */
const pendingFlushes = new Set<() => void>();

/** Registers a text that is not in the draft yet. @param flush passes the text on to the draft at once */
export function registerPendingText(flush: () => void): void {
  pendingFlushes.add(flush);
}

export function unregisterPendingText(flush: () => void): void {
  pendingFlushes.delete(flush);
}

/** Passes all texts on to their drafts. Call it before a draft is compared with another state, closed or undone. */
export function flushPendingText(): void {
  for (const flush of pendingFlushes) flush();
  pendingFlushes.clear();
}
