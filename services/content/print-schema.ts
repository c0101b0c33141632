/** Prints the GraphQL schema of a content source: `npm run codegen` keeps that of `content/` as graphql/schema.graphql. */
import { printedSchema } from './graphql/print.ts';

process.stdout.write(printedSchema(process.argv[2] ?? 'content'));
