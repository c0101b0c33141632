/** Prints the GraphQL schema of the content model: `npm run codegen` keeps it as graphql/schema.graphql. */
import { printSchema, lexicographicSortSchema } from 'graphql';
import { buildSchema } from './graphql/schema.ts';
import { loadSource } from './space/load.ts';

process.stdout.write(`${printSchema(lexicographicSortSchema(buildSchema(loadSource(process.argv[2] ?? 'content').contentTypes)))}\n`);
