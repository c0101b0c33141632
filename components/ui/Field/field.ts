import type { ReactNode } from 'react';

/** The id of a field's control, so that labels, hints and the links of an error summary find it. */
export const fieldId = (name: string): string => `field-${name.replace(/[^\w-]+/g, '-')}`;

export interface FieldProps {
  name: string;
  /** What the visitor reads beside or above the control. */
  label: ReactNode;
  /** Stays in view while the visitor types; an example belongs here and not into a placeholder. */
  hint?: ReactNode;
  /** What is wrong and what to do, as the specification words it. */
  error?: string | null;
  /** Where two forms of one page have a field of the same name. */
  id?: string;
}

interface Described {
  id: string;
  hintId: string;
  errorId: string;
  /** Attributes of the control, or of the group, that tie it to its hint and its error. */
  aria: { 'aria-describedby'?: string; 'aria-invalid'?: true };
}

/** Ids and attributes that tie a field's label, hint and error to its control. */
export function describeField({
  id,
  name,
  hint,
  error,
}: Pick<FieldProps, 'id' | 'name' | 'hint' | 'error'>): Described {
  const own = id ?? fieldId(name);
  const hintId = `${own}-hint`;
  const errorId = `${own}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return {
    id: own,
    hintId,
    errorId,
    aria: {
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(error ? { 'aria-invalid': true } : {}),
    },
  };
}
