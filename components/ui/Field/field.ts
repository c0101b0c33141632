import type { ReactNode } from 'react';

/** The id of a field's control, to which labels, hints and the links of an error summary refer. */
export const fieldId = (name: string): string => `field-${name.replace(/[^\w-]+/g, '-')}`;

export interface FieldProps {
  name: string;
  label: ReactNode;
  /** Stays visible while the visitor types, unlike a placeholder, so examples belong here. */
  hint?: ReactNode;
  error?: string | null;
  /** Overrides `fieldId`, for two forms of one page with a field of the same name. */
  id?: string;
}

interface Described {
  id: string;
  hintId: string;
  errorId: string;
  /** Attributes of the control or group that refer to its hint and error. */
  aria: { 'aria-describedby'?: string; 'aria-invalid'?: true };
}

/** The ids and ARIA attributes that associate a field's label, hint and error with its control. */
export function describeField({
  id,
  name,
  hint,
  error,
}: Pick<FieldProps, 'id' | 'name' | 'hint' | 'error'>): Described {
  const controlId = id ?? fieldId(name);
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return {
    id: controlId,
    hintId,
    errorId,
    aria: {
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(error ? { 'aria-invalid': true } : {}),
    },
  };
}
