import { MESSAGES } from '@/lib/forms/messages';
import type { FormName } from '@/lib/forms/definitions';
import type { Field } from '@/lib/forms/field';
import type { FieldValues, Problems } from '@/lib/forms/parse';

/** A field to render: its definition (lib/forms) with the label and hint of the content entry. */
export interface FieldModel {
  code: string;
  input: Field['input'];
  label: string;
  hint?: string;
  required: boolean;
  maximum: number;
  autoComplete?: string;
  inputMode?: Field['inputMode'];
  options?: readonly string[];
  /** Option that shows the groups marked as `revealed`. */
  reveals?: string;
}

export interface FormModel {
  form: FormName;
  action: string;
  /** Slug of the page that contains the form. */
  page: string;
  groups: { legend?: string; revealed?: boolean; fields: FieldModel[] }[];
  submitText: string;
  /** Values that the visitor submitted, or the initial ones. */
  values: FieldValues;
  problems: Problems;
  message?: string;
  timingToken?: string;
}

/**
 * Returns the errors for an error summary. The generic message for a missing value is prefixed with the field's label.
 */
export function toErrorSummary(
  { form, groups }: Pick<FormModel, 'form' | 'groups'>,
  problems: Problems,
): { name: string; id: string; message: string }[] {
  const fields = groups.flatMap((group) => group.fields);
  return fields.flatMap(({ code, label }) => {
    const problem = problems[code];
    if (problem === undefined) return [];
    const name = label.endsWith('?') ? label : `${label}:`;
    const message = problem === MESSAGES.mandatory ? `${name} ${problem}` : problem;
    return [{ name: code, id: getFieldId(form, code), message }];
  });
}

/**
 * Returns a field's id. The form's name is its prefix, because two forms on a page can have a field of the same name.
 */
export const getFieldId = (form: FormName, code: string): string => `${form}-${code}`;
