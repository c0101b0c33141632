/** Validates a form's input, by the same rules in the browser and on the server. */
import { z } from 'zod';
import { getFormDefinition, getFormFields, type FormName } from './definitions.ts';
import { fieldSchema, type Options } from './field.ts';
import { isZipInState } from './zip.ts';

// In the browser, zod would try to compile schemas with `new Function`. The pages' `Content-Security-Policy` blocks
// that, and the console reports each attempt.
if (typeof document !== 'undefined') z.config({ jitless: true });

/** Form input by field. Checkboxes are `on` or ''. */
export type FieldValues = Record<string, string>;
/** Validated and normalized values by field. */
export type Values = Record<string, string | boolean>;
/** Error messages by field, in the order of the form. */
export type Problems = Record<string, string>;

export type Parsed = { ok: true; values: Values } | { ok: false; problems: Problems };

/** An option list. A choice is not checked when its list is missing. */
type List = readonly string[] | undefined;

/**
 * Returns the schema of a form.
 * @param lists option lists of its fields, in the order of the fields
 */
function createSchema(form: FormName, lists: readonly List[]) {
  const definition = getFormDefinition(form);
  return z
    .object(
      Object.fromEntries(
        getFormFields(form).map(([code, field], index) => [
          code,
          fieldSchema(
            field,
            lists[index],
            definition.namesEmptyChoices && (field.list || field.options) ? field.invalidMessage : undefined,
          ),
        ]),
      ),
    )
    .superRefine(
      (values, context) => {
        const invalid = new Set(context.issues.map((issue) => issue.path?.[0]));
        const addProblem = (code: string, text: string): void => {
          if (!invalid.has(code)) context.addIssue({ code: 'custom', path: [code], message: text });
        };
        for (const [first, second, text] of definition.same ?? []) {
          if (values[first] !== values[second]) addProblem(second, text);
        }
        const { zip, state } = values;
        if (typeof zip === 'string' && typeof state === 'string' && zip !== '' && !invalid.has('state')) {
          if (!isZipInState(zip, state)) addProblem('zip', 'The ZIP code is not in the state you selected.');
        }
      },
      // Run even when single fields are invalid, so that all problems are reported together.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    );
}

/**
 * Last schema of each form. The browser validates on every keystroke, and creating a schema takes several times longer.
 */
const schemas = new Map<FormName, { lists: readonly List[]; schema: ReturnType<typeof createSchema> }>();

function schemaOf(form: FormName, options: Options) {
  const lists = getFormFields(form).map(([, field]) => field.options ?? (field.list && options[field.list]));
  const last = schemas.get(form);
  if (last?.lists.every((list, index) => list === lists[index])) return last.schema;
  const schema = createSchema(form, lists);
  schemas.set(form, { lists, schema });
  return schema;
}

/** Returns the fields that the visitor's choice has not revealed. */
function hiddenFields(form: FormName, input: FieldValues): Set<string> {
  const isRevealed = getFormFields(form).some(
    ([code, { reveals }]) => reveals && input[code]?.trim() === reveals,
  );
  const hidden = isRevealed ? [] : getFormDefinition(form).groups.filter(({ revealed }) => revealed);
  return new Set(hidden.flatMap(({ fields }) => Object.keys(fields)));
}

/** Validates a form's input. Returns the normalized values, or the error messages by field. */
export function parseForm(form: FormName, input: FieldValues, options: Options): Parsed {
  const hidden = hiddenFields(form, input);
  const raw = Object.fromEntries(
    getFormFields(form).map(([code]) => [code, hidden.has(code) ? '' : (input[code] ?? '')]),
  );
  const parsed = schemaOf(form, options).safeParse(raw);
  if (parsed.success) return { ok: true, values: parsed.data };
  const found = new Map<string, string>();
  for (const issue of parsed.error.issues) {
    const code = String(issue.path[0]);
    if (!found.has(code)) found.set(code, issue.message);
  }
  const problems: Problems = {};
  for (const [code] of getFormFields(form)) {
    const problem = found.get(code);
    if (problem !== undefined) problems[code] = problem;
  }
  return { ok: false, problems };
}

/** Returns the values that the member service stores. */
export function storedValues(form: FormName, values: Values): Values {
  return Object.fromEntries(
    getFormFields(form).flatMap(([code, field]) => {
      const value = values[code];
      return field.transient || value === undefined ? [] : [[code, value]];
    }),
  );
}

/**
 * Returns the schema of values from `storedValues`, for the member service. It lacks the rules that depend on content.
 */
export function storedSchema(form: FormName) {
  return z.strictObject(
    Object.fromEntries(
      getFormFields(form)
        .filter(([, field]) => !field.transient)
        .map(([code, field]) => {
          if (field.input === 'checkbox') return [code, field.required ? z.literal(true) : z.boolean()];
          if (field.options)
            return [code, z.enum(field.options.filter((option) => !field.refused?.[option]))];
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

/**
 * Validates a form's input in the browser.
 * @param choices option lists by field
 */
export function parseFormInput(
  form: FormName,
  input: Readonly<Record<string, string | boolean | undefined>>,
  choices: Readonly<Record<string, readonly string[] | undefined>>,
): Parsed {
  const options: Options = {};
  for (const [code, field] of getFormFields(form)) {
    const list = choices[code];
    if (field.list && list) options[field.list] = list;
  }
  const values = Object.entries(input).map(([code, value]): [string, string] => [
    code,
    typeof value === 'string' ? value : value === true ? 'on' : '',
  ]);
  return parseForm(form, Object.fromEntries(values), options);
}
