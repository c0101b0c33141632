/** For so long the editors above a field are still loading, and it is highlighted. */
const LOCATED_MS = 2_000;

/** The id of a field's section; forms that slide in over another have a scope of their own. */
export const fieldElementId = (field: string, scope = ''): string => `${scope}field-${field}`;

/** Scrolls to a field, puts the focus on it, and highlights it for a moment; its editor may still be loading. */
export function focusField(id: string, scope = ''): void {
  const field = document.getElementById(fieldElementId(id, scope));
  if (!field) return;
  const scroll = (): void => field.scrollIntoView({ block: 'center' });
  scroll();
  field.focus({ preventScroll: true });
  field.dataset.located = '';
  const growth = new ResizeObserver(scroll);
  if (field.parentElement) growth.observe(field.parentElement);
  const own = new AbortController();
  const end = (): void => growth.disconnect();
  // From then on the editor scrolls.
  for (const event of ['wheel', 'touchmove', 'keydown'])
    addEventListener(event, end, { once: true, passive: true, signal: own.signal });
  setTimeout(() => {
    end();
    own.abort();
    delete field.dataset.located;
  }, LOCATED_MS);
}
