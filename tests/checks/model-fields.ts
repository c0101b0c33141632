/** Finds fields of the content model that no query of the site selects and no other file reads. */
import { globSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  concatAST,
  getNamedType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLNamedType,
} from 'graphql';
import { typeName } from '@cleanpro/contentful-local/graphql/names';

interface ModelType {
  sys: { id: string };
  displayField?: string | undefined;
  fields: readonly { id: string }[];
}

/** Fields that code reads without a query of the site, by file. Every entry was reviewed. */
const READ_ELSEWHERE: Record<string, readonly string[]> = {
  'packages/sample-space/documents/facts.ts': ['product.physicalState', 'product.transport'],
  'lib/search/documents.ts': ['safetyDataSheet.category', 'safetyDataSheet.upcs'],
  'lib/search/product-document.ts': ['product.searchTerms'],
  'lib/search/search-index.ts': ['searchSynonyms.words'],
};

/** Returns the fields that queries select, filter by or sort by, such as `Banner.content`. */
export function queriedFields(): Set<string> {
  const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'));
  const files = globSync(['graphql/{queries,shared}/**/*.graphql', 'components/**/*.graphql']);
  const queried = new Set<string>();
  const types = new TypeInfo(schema);
  const add = (type: GraphQLNamedType | null | undefined, suffix: RegExp, name: string): void =>
    void queried.add(`${type?.name.replace(suffix, '')}.${name.replace(/_.*|Collection$/, '')}`);
  visit(
    concatAST(files.map((file) => parse(readFileSync(file, 'utf8')))),
    visitWithTypeInfo(types, {
      Field: ({ name }) => add(types.getParentType(), /$/, name.value),
      ObjectField: ({ name }) => {
        const filter = types.getParentInputType();
        add(filter && getNamedType(filter), /Filter$/, name.value);
      },
      EnumValue: ({ value }) => {
        const order = types.getInputType();
        add(order && getNamedType(order), /Order$/, value);
      },
    }),
  );
  return queried;
}

/**
 * Returns the problems of a content model, one line each. Display fields are exempt, because editors see them in lists
 * of entries.
 */
export function modelProblems(
  contentTypes: Iterable<ModelType>,
  queried: ReadonlySet<string> = queriedFields(),
): string[] {
  const elsewhere = new Map(
    Object.entries(READ_ELSEWHERE).flatMap(([file, fields]) => fields.map((field) => [field, file])),
  );
  const problems: string[] = [];
  for (const { sys, displayField, fields } of contentTypes) {
    for (const { id } of fields) {
      const field = `${sys.id}.${id}`;
      if (queried.has(`${typeName(sys.id)}.${id}`) || id === displayField) continue;
      const file = elsewhere.get(field);
      if (file === undefined)
        problems.push(`${field} is in no query: select it, or remove it from the content model`);
      else if (new RegExp(String.raw`\b${id}\b`).test(readFileSync(file, 'utf8'))) elsewhere.delete(field);
    }
  }
  for (const [field, file] of elsewhere)
    problems.push(`${field} is queried, removed or no longer read by ${file}: remove it from this check`);
  return problems;
}
