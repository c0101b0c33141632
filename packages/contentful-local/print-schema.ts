/** `print-schema.ts SOURCE FILE`: writes the GraphQL schema of a content source to a file (`npm run codegen`). */
import { writeFileSync } from 'node:fs';
import { printedSchema } from './graphql/print.ts';

const [source = '', file = ''] = process.argv.slice(2);
writeFileSync(file, printedSchema(source));
