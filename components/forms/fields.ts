export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns all fields of the document. An element that React replaces keeps the value that the visitor typed. */
export const findFields = (): readonly Field[] =>
  typeof document === 'undefined' ? [] : [...document.querySelectorAll<Field>('input, select, textarea')];
