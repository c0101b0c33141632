/**
 * Writes what the member service accepts of each form, as JSON schemas, into the file that is named; `npm run codegen`
 * keeps it in services/members.
 */
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { SUBMISSION_FORMS } from './definitions.ts';
import { storedSchema } from './parse.ts';

const schemas = Object.fromEntries(
  (['registration', ...SUBMISSION_FORMS] as const).map((form) => [form, z.toJSONSchema(storedSchema(form))]),
);
writeFileSync(
  process.argv[2] ?? 'services/members/forms.schema.json',
  `${JSON.stringify(schemas, null, 2)}\n`,
);
