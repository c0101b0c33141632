/** The controls of forms, as the document has them. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Every field of the document, with what the visitor typed. A field keeps that when React replaces it. */
export const findFields = (): readonly Field[] =>
  typeof document === 'undefined' ? [] : [...document.querySelectorAll<Field>('input, select, textarea')];
