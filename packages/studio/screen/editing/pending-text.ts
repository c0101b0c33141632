/** Functions that flush debounced text of field editors to its draft. */
const pendingFlushes = new Set<() => void>();

/** Registers text that is not in the draft yet. @param flush passes the text to the draft immediately */
export function registerPendingText(flush: () => void): void {
  pendingFlushes.add(flush);
}

export function unregisterPendingText(flush: () => void): void {
  pendingFlushes.delete(flush);
}

/**
 * Passes all pending text to its drafts. Call this before you compare or close a draft, and before you undo a change.
 */
export function flushPendingText(): void {
  for (const flush of pendingFlushes) flush();
  pendingFlushes.clear();
}
