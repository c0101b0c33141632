import { lexicographicSortSchema, printSchema } from 'graphql';
import { loadSource } from '../space/load.ts';
import { buildSchema } from './schema.ts';

/**
 * Returns the GraphQL schema of a content source, sorted for small diffs.
 * @param spaceId appears in the URLs of type descriptions
 * @throws ContentSourceError, SchemaError
 */
export function printedSchema(source: string, spaceId: string): string {
  const model = { id: spaceId, environmentId: 'master', contentTypes: loadSource(source).contentTypes };
  return `${printSchema(lexicographicSortSchema(buildSchema(model)))}\n`;
}
