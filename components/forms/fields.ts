export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns all fields of the document. A field that React replaces later still has the value that the visitor typed. */
export const findFields = (): readonly Field[] =>
  typeof document === 'undefined' ? [] : [...document.querySelectorAll<Field>('input, select, textarea')];
