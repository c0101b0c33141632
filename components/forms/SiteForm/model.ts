import { MESSAGES } from '@/lib/forms/messages';
import type { FormName } from '@/lib/forms/definitions';
import type { Field } from '@/lib/forms/field';
import type { Problems, Typed } from '@/lib/forms/parse';

/** A field as it is drawn: its definition (lib/forms) with the words of content. */
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
}

/** A form as it is drawn, for this visit. */
export interface FormModel {
  form: FormName;
  /** Where it is sent. */
  action: string;
  page: string;
  groups: { legend?: string; fields: FieldModel[] }[];
  submitText: string;
  /** What was typed before, and what is wrong with it. */
  typed: Typed;
  problems: Problems;
  message?: string;
  opened?: string;
}

/**
 * What is wrong, for an error summary: a sentence that would be said of many fields alike is said with the field's
 * name.
 */
export function summaryOf(
  { form, groups }: Pick<FormModel, 'form' | 'groups'>,
  problems: Problems,
): { name: string; id: string; message: string }[] {
  const fields = groups.flatMap((group) => group.fields);
  return fields.flatMap(({ code, label }) => {
    const problem = problems[code];
    if (problem === undefined) return [];
    const message = problem === MESSAGES.mandatory ? `${label}: ${problem}` : problem;
    return [{ name: code, id: fieldIdIn(form, code), message }];
  });
}

/** Every form of a page has ids of its own, also where two ask for the same thing. */
export const fieldIdIn = (form: FormName, code: string): string => `${form}-${code}`;
