/** The data layer: the queue that the tag manager reads. Events go there without a tag manager, too. */

declare global {
  interface Window {
    // `dataLayer` is declared by @next/third-parties.
    google_tag_manager?: Record<string, unknown>;
  }
}

let notLoaded = false;

/** Whether analytics is known to be unusable on this page. */
export const isNotLoaded = (): boolean => notLoaded;

/** Marks analytics as unusable and logs it once (docs/product.md, "Messages"). */
export function gaNotLoaded(): void {
  if (notLoaded) return;
  notLoaded = true;
  console.warn('GA not loaded');
}

/** Pushes an entry; an unusable data layer must not affect the page. */
export function push(entry: object): void {
  try {
    (window.dataLayer ??= []).push(entry);
  } catch {
    gaNotLoaded();
  }
}

/** A command of Google's tags, which must be an `arguments` object. */
export function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  push(arguments);
}
