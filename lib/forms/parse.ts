/** From what was typed into a form to what is kept of it; the same in the browser and on the server. */
import { z } from 'zod';
import { definitionOf, fieldsOf, type FormName } from './definitions.ts';
import { fieldSchema, type Options } from './field.ts';
import { isZipInState } from './zip.ts';

/** What was typed, by field: checkboxes are `on` or ''. */
export type Typed = Record<string, string>;
/** What is kept, by field. */
export type Values = Record<string, string | boolean>;
/** What is wrong, by field, in the order of the form. */
export type Problems = Record<string, string>;

export type Parsed = { ok: true; values: Values } | { ok: false; problems: Problems };

/** The schema of a form. Lists that are not given are not checked against. */
export function formSchema(form: FormName, options: Options) {
  const definition = definitionOf(form);
  const fields = fieldsOf(form);
  return z
    .object(
      Object.fromEntries(
        fields.map(([code, field]) => [
          code,
          fieldSchema(field, field.list ? options[field.list] : undefined),
        ]),
      ),
    )
    .superRefine(
      (values, context) => {
        const wrong = new Set(context.issues.map((issue) => issue.path?.[0]));
        const say = (code: string, text: string): void => {
          if (!wrong.has(code)) context.addIssue({ code: 'custom', path: [code], message: text });
        };
        for (const [first, second, text] of definition.same ?? []) {
          if (values[first] !== values[second]) say(second, text);
        }
        const { zip, state } = values;
        if (typeof zip === 'string' && typeof state === 'string' && zip !== '' && !wrong.has('state')) {
          if (!isZipInState(zip, state)) say('zip', 'The ZIP code is not in the state that you selected.');
        }
      },
      // Also when single fields are wrong: all that is wrong is said at once.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    );
}

/** Checks what was typed. */
export function parseForm(form: FormName, typed: Typed, options: Options): Parsed {
  const raw = Object.fromEntries(fieldsOf(form).map(([code]) => [code, typed[code] ?? '']));
  const parsed = formSchema(form, options).safeParse(raw);
  if (parsed.success) return { ok: true, values: parsed.data };
  const found = new Map<string, string>();
  for (const issue of parsed.error.issues) {
    const code = String(issue.path[0]);
    if (!found.has(code)) found.set(code, issue.message);
  }
  const problems: Problems = {};
  for (const [code] of fieldsOf(form)) {
    const problem = found.get(code);
    if (problem !== undefined) problems[code] = problem;
  }
  return { ok: false, problems };
}

/** What of a form's values the member service keeps. */
export function storedValues(form: FormName, values: Values): Values {
  return Object.fromEntries(
    fieldsOf(form).flatMap(([code, field]) => {
      const value = values[code];
      return field.passing || value === undefined ? [] : [[code, value]];
    }),
  );
}

/** What the member service accepts of a form: what `storedValues` gives, without the rules that need content. */
export function storedSchema(form: FormName) {
  return z.strictObject(
    Object.fromEntries(
      fieldsOf(form)
        .filter(([, field]) => !field.passing)
        .map(([code, field]) => {
          if (field.input === 'checkbox') return [code, field.required ? z.literal(true) : z.boolean()];
          return [
            code,
            z
              .string()
              .min(field.required ? 1 : 0)
              .max(field.maximum),
          ];
        }),
    ),
  );
}

/** Checks what a browser's form holds, where the lists are known by field. */
export function parseFormWith(
  form: FormName,
  typed: Readonly<Record<string, string | boolean | undefined>>,
  choices: Readonly<Record<string, readonly string[] | undefined>>,
): Parsed {
  const options: Options = {};
  for (const [code, field] of fieldsOf(form)) {
    const list = choices[code];
    if (field.list && list) options[field.list] = list;
  }
  const words = Object.entries(typed).map(([code, value]): [string, string] => [
    code,
    typeof value === 'string' ? value : value === true ? 'on' : '',
  ]);
  return parseForm(form, Object.fromEntries(words), options);
}
