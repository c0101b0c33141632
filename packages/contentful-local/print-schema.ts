/** `npm run codegen`: writes the GraphQL schema of `content/` to a file. */
import { writeFileSync } from 'node:fs';
import { printedSchema } from './graphql/print.ts';

writeFileSync(process.argv[2] ?? 'graphql/schema.graphql', printedSchema('packages/sample-space/content'));
