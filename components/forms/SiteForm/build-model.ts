import type { FormFragment } from '@/graphql/generated/operations';
import { present } from '@/lib/content/present';
import { definitionOf, isFormName } from '@/lib/forms/definitions';
import type { Options } from '@/lib/forms/field';
import type { FormsOnPage } from '@/lib/forms/on-page';
import type { FormModel } from './model';

/** The form of a content entry; null when it is not one that the site knows. */
export function formModel(entry: FormFragment, options: Options, visit: FormsOnPage): FormModel | null {
  if (!isFormName(entry.formType)) return null;
  const form = entry.formType;
  const definition = definitionOf(form);
  const words = new Map(present(entry.fieldsCollection?.items).map((field) => [field.code, field]));
  const returned = visit.returned?.form === form ? visit.returned : undefined;
  return {
    form,
    action: `/api/forms/${definition.path}`,
    page: visit.page,
    groups: definition.groups.map(({ legend, fields }) => ({
      legend,
      fields: Object.entries(fields).map(([code, field]) => ({
        code,
        input: field.input,
        label: words.get(code)?.label ?? field.label,
        hint: words.get(code)?.helpText ?? undefined,
        required: field.required,
        maximum: field.maximum,
        autoComplete: field.autoComplete,
        inputMode: field.inputMode,
        options: field.list ? (options[field.list] ?? []) : undefined,
      })),
    })),
    submitText: entry.submitText ?? 'Send',
    typed: returned?.typed ?? {},
    problems: returned?.problems ?? {},
    message: returned?.message,
    opened: returned?.opened,
  };
}
