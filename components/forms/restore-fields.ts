import { hasChanged } from './draft';
import { findFields, type Field } from './fields';

/** How long to wait for forms whose script is loaded after their page has rendered. */
const WAIT_MS = 10_000;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** Returns a key that a field shares with its replacement. */
const keyOf = (field: Field): string =>
  [
    field.form?.getAttribute('action'),
    field.form?.querySelector<HTMLInputElement>('[name="ContentId"]')?.value,
    field.id,
    field.name,
    isChoice(field) && field.value,
  ].join(' ');

/** Sets a value as if the visitor had typed it. React ignores a value that is assigned to the element directly. */
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
 * Copies what the visitor typed, chose and checked from fields that React removed into their replacements, now and as
 * more of them are rendered.
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
