import { MESSAGES } from '@/lib/forms/messages';
import type { FormName } from '@/lib/forms/definitions';
import type { Field } from '@/lib/forms/field';
import type { FieldValues, Problems } from '@/lib/forms/parse';

/** A field as it is rendered: its definition (lib/forms) with the texts of content. */
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
  /** The option that reveals the revealed groups. */
  reveals?: string;
}

/** A form as it is rendered. */
export interface FormModel {
  form: FormName;
  /** Where it is posted to. */
  action: string;
  /** The slug of its page. */
  page: string;
  groups: { legend?: string; revealed?: boolean; fields: FieldModel[] }[];
  submitText: string;
  /** What the visitor submitted before, and what is wrong with it. */
  values: FieldValues;
  problems: Problems;
  message?: string;
  timingToken?: string;
}

/** The errors of an error summary: the message that all fields share is prefixed with the field's label. */
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

/** Ids are prefixed with the form, because two forms of one page may have a field of the same name. */
export const getFieldId = (form: FormName, code: string): string => `${form}-${code}`;
