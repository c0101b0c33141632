/** JSON schema of each form, generated from lib/forms by `npm run codegen`. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const FILE = new URL('./forms.schema.json', import.meta.url);
const FORMS = z
  .record(z.string(), z.record(z.string(), z.json()))
  .parse(JSON.parse(readFileSync(FILE, 'utf8')));
const schemas = new Map(
  Object.entries(FORMS).map(([form, schema]) => [form, z.fromJSONSchema(z.looseObject({}).parse(schema))]),
);

/** Returns the names of fields that are missing, invalid or unknown, or `form` if there is no such form. */
export function formProblems(form: string, fields: Record<string, unknown>): string[] {
  const schema = schemas.get(form);
  if (!schema) return ['form'];
  const parsed = schema.safeParse(fields);
  if (parsed.success) return [];
  return [...new Set(parsed.error.issues.map((issue) => issue.path.join('.') || 'fields'))];
}
