/** Writes the JSON schemas of the member service's input to the file in the first argument (`npm run codegen`). */
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { SUBMISSION_FORMS } from './definitions.ts';
import { storedSchema } from './parse.ts';

const schemas = Object.fromEntries(
  (['registration', ...SUBMISSION_FORMS] as const).map((form) => [form, z.toJSONSchema(storedSchema(form))]),
);
writeFileSync(
  process.argv[2] ?? 'packages/backend/members/forms.schema.json',
  `${JSON.stringify(schemas, null, 2)}\n`,
);
