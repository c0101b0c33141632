/** Writes the GraphQL schema of `content/` into the file that is named; `npm run codegen` keeps it in graphql. */
import { writeFileSync } from 'node:fs';
import { printedSchema } from './graphql/print.ts';

writeFileSync(process.argv[2] ?? 'graphql/schema.graphql', printedSchema('content'));
