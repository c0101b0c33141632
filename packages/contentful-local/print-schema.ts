/** `print-schema.ts SOURCE SPACE FILE`: writes the GraphQL schema of a content source to a file (`npm run codegen`). */
import { writeFileSync } from 'node:fs';
import { printedSchema } from './graphql/print.ts';

const [source = '', spaceId = '', file = ''] = process.argv.slice(2);
writeFileSync(file, printedSchema(source, spaceId));
