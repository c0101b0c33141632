/** Prints what the member service accepts of each form, as JSON schemas; `npm run codegen` keeps it in services/members. */
import { z } from 'zod';
import { SUBMISSION_FORMS } from './definitions.ts';
import { keptSchema } from './parse.ts';

const schemas = Object.fromEntries(
  (['registration', ...SUBMISSION_FORMS] as const).map((form) => [form, z.toJSONSchema(keptSchema(form))]),
);
console.log(JSON.stringify(schemas, null, 2));
