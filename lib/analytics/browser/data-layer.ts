/** The data layer, a queue that the tag manager reads. Events are pushed even without a tag manager. */

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

/** Pushes an entry. Never throws, because an unusable data layer must not affect the page. */
export function push(entry: object): void {
  try {
    (window.dataLayer ??= []).push(entry);
  } catch {
    gaNotLoaded();
  }
}

/** Pushes a command for Google's tags. They require an `arguments` object. */
export function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  push(arguments);
}
