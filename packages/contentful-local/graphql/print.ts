import { lexicographicSortSchema, printSchema } from 'graphql';
import { loadSource } from '../space/load.ts';
import { buildSchema } from './schema.ts';

/**
 * The schema of a content source as it is stored in graphql/schema.graphql: sorted, for small diffs.
 * @throws ContentSourceError, SchemaError
 */
export function printedSchema(source: string): string {
  const model = { id: 'cleanpro', environmentId: 'master', contentTypes: loadSource(source).contentTypes };
  return `${printSchema(lexicographicSortSchema(buildSchema(model)))}\n`;
}
