/**
 * What was typed into a form stays with its page in the tab's history: loading the page again, or coming back to it,
 * brings it back. Not in session storage, which is for who is signed in; and never passwords.
 */
const keyOf = (form: string): string => `draft-${form}`;

/** Notes what a form holds. */
export function saveDraft(form: string, element: HTMLFormElement, codes: readonly string[]): void {
  const held = new FormData(element);
  const draft = Object.fromEntries(codes.map((code) => [code, String(held.get(code) ?? '')]));
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : {}), [keyOf(form)]: draft }, '');
}

/** What a form held when its page was left; nothing on a first visit. */
export function draftOf(form: string): Record<string, string> {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return {};
  const draft: unknown = Object.entries(state).find(([key]) => key === keyOf(form))?.[1];
  if (typeof draft !== 'object' || draft === null) return {};
  return Object.fromEntries(
    Object.entries(draft).flatMap(([code, value]) => (typeof value === 'string' ? [[code, value]] : [])),
  );
}
