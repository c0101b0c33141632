/** Functions that pass text, held back by the debounce of field editors, to its draft. */
const pendingFlushes = new Set<() => void>();

/** Registers text that is not in the draft yet. @param flush passes the text to the draft immediately */
export function registerPendingText(flush: () => void): void {
  pendingFlushes.add(flush);
}

export function unregisterPendingText(flush: () => void): void {
  pendingFlushes.delete(flush);
}

/** Passes all pending text to its drafts. Call this function before you compare, close or undo changes of a draft. */
export function flushPendingText(): void {
  for (const flush of pendingFlushes) flush();
  pendingFlushes.clear();
}
