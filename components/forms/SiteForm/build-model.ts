import type { FormFragment } from '@/graphql/generated/operations';
import { present } from '@/lib/content/present';
import { getFormDefinition, isFormName } from '@/lib/forms/definitions';
import type { Options } from '@/lib/forms/field';
import type { FormsOnPage } from '@/lib/forms/forms-on-page';
import type { FieldValues } from '@/lib/forms/parse';
import type { FormModel } from './model';

/**
 * Builds the model of a content entry's form.
 * @param initialValues values of the fields until the visitor submits the form
 * @returns null if the type of form is not supported
 */
export function buildFormModel(
  entry: FormFragment,
  options: Options,
  visit: FormsOnPage,
  initialValues: FieldValues = {},
): FormModel | null {
  if (!isFormName(entry.formType)) return null;
  const form = entry.formType;
  const definition = getFormDefinition(form);
  const texts = new Map(present(entry.fieldsCollection?.items).map((field) => [field.code, field]));
  const state = visit.state?.form === form ? visit.state : undefined;
  return {
    form,
    action: `/api/forms/${definition.path}`,
    page: visit.page,
    groups: definition.groups.map(({ legend, revealed, fields }) => ({
      legend,
      revealed,
      fields: Object.entries(fields).map(([code, field]) => ({
        code,
        input: field.input,
        label: texts.get(code)?.label ?? field.label,
        hint: texts.get(code)?.helpText ?? undefined,
        required: field.required,
        maximum: field.maximum,
        autoComplete: field.autoComplete,
        inputMode: field.inputMode,
        options: field.options ?? (field.list && (options[field.list] ?? [])),
        reveals: field.reveals,
      })),
    })),
    submitText: entry.submitText ?? 'Send',
    values: state?.values ?? initialValues,
    problems: state?.problems ?? {},
    message: state?.message,
    timingToken: state?.timingToken,
  };
}
