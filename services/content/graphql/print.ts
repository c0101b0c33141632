import { lexicographicSortSchema, printSchema } from 'graphql';
import { loadSource } from '../space/load.ts';
import { buildSchema } from './schema.ts';

/**
 * The schema of a content source as graphql/schema.graphql holds it: sorted, so that an edit of the model changes
 * only the lines that it is about.
 * @throws ContentSourceError, SchemaError
 */
export function printedSchema(source: string): string {
  const model = { id: 'cleanpro', environmentId: 'master', contentTypes: loadSource(source).contentTypes };
  return `${printSchema(lexicographicSortSchema(buildSchema(model)))}\n`;
}
