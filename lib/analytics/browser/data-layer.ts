/** The queue that the tag manager reads. */
declare global {
  interface Window {
    dataLayer?: unknown[];
    google_tag_manager?: Record<string, unknown>;
  }
}

let toldMissing = false;

/** Says once that analytics is not there (specification section 8). */
export function gaNotLoaded(): void {
  if (toldMissing) return;
  toldMissing = true;
  console.warn('GA not loaded');
}

/**
 * Pushes; where something else made the data layer unusable, analytics is missing and the page is not concerned.
 * @returns whether it can be used
 */
export function push(entry: unknown): boolean {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push(entry);
    return true;
  } catch {
    gaNotLoaded();
    return false;
  }
}

/** A command of Google's tags, which is told from other entries by being an `arguments` object. */
export function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  push(arguments);
}
