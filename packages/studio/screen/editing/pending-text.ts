/** Functions that pass text on to its draft. The field editors' debounce still holds this text back. */
const pendingFlushes = new Set<() => void>();

/** Registers text that is not in the draft yet. @param flush passes the text on to the draft at once */
export function registerPendingText(flush: () => void): void {
  pendingFlushes.add(flush);
}

export function unregisterPendingText(flush: () => void): void {
  pendingFlushes.delete(flush);
}

/**
 * Passes all pending text on to its drafts. Call this function before a draft is compared with another state, closed or
 * undone.
 */
export function flushPendingText(): void {
  for (const flush of pendingFlushes) flush();
  pendingFlushes.clear();
}
