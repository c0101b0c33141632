import { hasChanged } from './draft';
import { findFields, type Field } from './fields';

/** Forms whose script is not loaded yet are rendered later than their page. */
const WAIT_MS = 10_000;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** The same for a field and for the one that replaces it. */
const keyOf = (field: Field): string =>
  [
    field.form?.getAttribute('action'),
    field.form?.querySelector<HTMLInputElement>('[name="ContentId"]')?.value,
    field.id,
    field.name,
    isChoice(field) && field.value,
  ].join(' ');

/** Sets a value as if it was typed: React does not notice a value that is assigned to the element. */
function type(field: Field, value: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  descriptor?.set?.call(field, value);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

function restore(field: Field, { value }: Field): void {
  if (isChoice(field)) field.click();
  else type(field, value);
}

const isSame = (one: Field, other: Field): boolean =>
  isChoice(one) && isChoice(other) ? one.checked === other.checked : one.value === other.value;

/**
 * Brings what the visitor typed, chose and ticked in fields that React has removed into those that it renders in their
 * place, now or soon.
 */
export function restoreFields(fields: readonly Field[]): void {
  const typed = new Map(
    fields
      .filter((field) => field.type !== 'hidden' && hasChanged(field))
      .map((field) => [keyOf(field), field]),
  );
  const observer = new MutationObserver(restoreRendered);
  function restoreRendered(): void {
    for (const field of findFields()) {
      const key = keyOf(field);
      const before = typed.get(key);
      if (!before || before === field) continue;
      typed.delete(key);
      if (!isSame(field, before)) restore(field, before);
    }
    if (typed.size === 0) observer.disconnect();
  }
  observer.observe(document, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
  restoreRendered();
}
