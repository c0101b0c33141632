/** How long a field is highlighted and kept in view while the editors above it load. */
const LOCATED_MS = 2_000;

/** Returns the element id of a field's section. Each slide-in has its own scope. */
export const fieldElementId = (field: string, scope = ''): string => `${scope}field-${field}`;

/** Scrolls to a field, focuses it and highlights it briefly. Works even if its editor is still loading. */
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
  // Stop following the field once the user scrolls or types.
  for (const event of ['wheel', 'touchmove', 'keydown'])
    addEventListener(event, end, { once: true, passive: true, signal: own.signal });
  setTimeout(() => {
    end();
    own.abort();
    delete field.dataset.located;
  }, LOCATED_MS);
}
