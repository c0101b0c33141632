import 'server-only';
import { randomBytes } from 'node:crypto';
import type { FormName } from './definitions';
import type { Problems, Typed } from './parse';

/** A form that goes back to the visitor who sent it: what was typed, and what is wrong. */
export interface ReturnedForm {
  form: FormName;
  typed: Typed;
  problems: Problems;
  /** What concerns the whole form. */
  message?: string;
  /** Says when the form was opened, where the browser keeps no cookie. */
  opened?: string;
}

declare global {
  // The framework loads this module once for each kind of route; what goes back belongs to the whole process.
  var returnedForms: Map<string, ReturnedForm> | undefined;
}
const returned = (globalThis.returnedForms ??= new Map());

/**
 * Holds a form in memory while its page is rendered with it. Pages are the same for every visitor and kept; this is
 * how one of them is rendered for one visitor, without the visitor's words passing through an address or a cookie.
 */
export async function whileReturned<T>(form: ReturnedForm, render: (id: string) => Promise<T>): Promise<T> {
  const id = randomBytes(24).toString('base64url');
  returned.set(id, form);
  try {
    return await render(id);
  } finally {
    returned.delete(id);
  }
}

/** The form that a page is being rendered with. */
export const returnedForm = (id: string | null): ReturnedForm | undefined =>
  id === null ? undefined : returned.get(id);
