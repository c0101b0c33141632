import type { ReactNode } from 'react';

/** Returns the id of a field's control. Labels, hints and error summaries refer to it. */
export const fieldId = (name: string): string => `field-${name.replace(/[^\w-]+/g, '-')}`;

export interface FieldProps {
  name: string;
  label: ReactNode;
  /** Examples belong here rather than in a placeholder, because the hint stays visible while the visitor types. */
  hint?: ReactNode;
  error?: string | null;
  /** Overrides `fieldId`, in case two forms on a page have fields with the same name. */
  id?: string;
}

interface Described {
  id: string;
  hintId: string;
  errorId: string;
  aria: { 'aria-describedby'?: string; 'aria-invalid'?: true };
}

/** Returns the ids and ARIA attributes that associate a field's label, hint and error with its control. */
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
