import { InMemoryCache } from '@apollo/client';
import {
  doTypesOverlap,
  getNamedType,
  isAbstractType,
  isCompositeType,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type SelectionSetNode,
} from 'graphql';
import * as operations from '../../graphql/generated/operations';
import {
  SLUGS_PAGE_SIZE,
  BLOCKS_PAGE_SIZE,
  CATALOGUE_PAGE_SIZE,
  ALL_ARTICLES_PAGE_SIZE,
  LIST_PAGE_SIZE,
  SUB_BRANDS_PAGE_SIZE,
  URL_BUILDER_PAGE_SIZE,
  PRODUCTS_PAGE_SIZE,
  RECOMMENDER_ANSWERS_PAGE_SIZE,
  RECOMMENDER_PAGES_PAGE_SIZE,
  REDIRECTS_PAGE_SIZE,
  RULES_PAGE_SIZE,
  SELLERS_PAGE_SIZE,
  AREAS_PAGE_SIZE,
} from '../../lib/content/client/limits';
import { printQuery } from '../../lib/content/client/print-query';
import { MAX_COST, queryComplexity } from '@cleanpro/contentful-local/graphql/complexity';
import { buildSchema } from '@cleanpro/contentful-local/graphql/schema';
import { loadSpace } from '@cleanpro/contentful-local/space/load';

const MAX_BYTES = 8 * 1024;
const LIMITS: Record<string, number> = {
  MediaBlocks: BLOCKS_PAGE_SIZE,
  TextBlocks: BLOCKS_PAGE_SIZE,
  CatalogueBlocks: BLOCKS_PAGE_SIZE,
  ArticleList: ALL_ARTICLES_PAGE_SIZE,
  SampleProducts: LIST_PAGE_SIZE,
  Mixtures: LIST_PAGE_SIZE,
  PublishedProducts: SLUGS_PAGE_SIZE,
  PublishedArticles: SLUGS_PAGE_SIZE,
  ProductsOfBrand: PRODUCTS_PAGE_SIZE,
  ListedProducts: PRODUCTS_PAGE_SIZE,
  Distributors: SELLERS_PAGE_SIZE,
  Stores: SELLERS_PAGE_SIZE,
  ZipCodeAreas: AREAS_PAGE_SIZE,
  UrlBuilderArticles: CATALOGUE_PAGE_SIZE,
  UrlBuilderProducts: CATALOGUE_PAGE_SIZE,
  UrlBuilderSubBrandsAndTraining: SUB_BRANDS_PAGE_SIZE,
  UrlBuilderPages: URL_BUILDER_PAGE_SIZE,
  RecommenderAnswers: RECOMMENDER_ANSWERS_PAGE_SIZE,
  RecommenderPages: RECOMMENDER_PAGES_PAGE_SIZE,
  RecommenderRules: RULES_PAGE_SIZE,
  Redirects: REDIRECTS_PAGE_SIZE,
};

const cache = new InMemoryCache();
const schema = buildSchema(
  loadSpace('packages/sample-space/content', { spaceId: 'cleanpro', environmentId: 'master' }),
);

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Document';

const queries = Object.values(operations)
  .filter(isDocument)
  .flatMap((document) =>
    document.definitions.flatMap((definition) =>
      definition.kind === 'OperationDefinition' && definition.name
        ? [{ name: definition.name.value, document, definition }]
        : [],
    ),
  )
  .map(({ name, document, definition }) => {
    const variables = Object.fromEntries(
      (definition.variableDefinitions ?? []).map(({ variable }) => {
        const key = variable.name.value;
        if (key === 'limit') return [key, LIMITS[name]];
        return [key, key.startsWith('with') ? true : key === 'skip' ? 0 : 'x'];
      }),
    );
    const sent = printQuery(cache.transformDocument(document));
    const cost = queryComplexity(schema, document, variables);
    return { query: name, text: print(document), sent, bytes: Buffer.byteLength(sent), cost };
  });

afterAll(() =>
  console.table(
    queries.map(({ query, bytes, cost }) => ({ query, bytes, cost })).sort((a, b) => b.cost - a.cost),
  ),
);

test('finds more than 30 queries', () => expect(queries.length).toBeGreaterThan(30));

test.each(queries)('$query stays below 8 kB and within the cost limit', ({ bytes, cost }) => {
  expect(bytes).toBeLessThan(MAX_BYTES);
  expect(cost).toBeLessThanOrEqual(MAX_COST);
});

/** Returns the selections that lack `__typename` for any of their possible types. */
function withoutTypename(query: string): string[] {
  const document = parse(query);
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const selectsTypename = ({ selections }: SelectionSetNode, parent: GraphQLCompositeType): boolean =>
    selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === '__typename';
      if (selection.kind === Kind.INLINE_FRAGMENT) return false;
      const fragment = fragments.get(selection.name.value);
      const type = schema.getType(fragment?.typeCondition.name.value ?? '');
      if (!fragment || !isCompositeType(type)) return false;
      const types = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent];
      return (
        types.every((one) => doTypesOverlap(schema, type, one)) &&
        selectsTypename(fragment.selectionSet, type)
      );
    });
  const missing: string[] = [];
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: (field) => {
        const type = getNamedType(info.getType());
        if (field.selectionSet && isCompositeType(type) && !selectsTypename(field.selectionSet, type))
          missing.push(`${type.name}: ${print(field)}`);
      },
    }),
  );
  return missing;
}

test.each(queries)('$query selects the type of each object', ({ sent }) => {
  expect(withoutTypename(sent)).toEqual([]);
});

test.each([
  ['HeaderShell', 'layoutCollection', 1],
  ['HeaderShell', 'searchTopSuggestionsCollection', 4],
  ['FooterShell', 'layoutCollection', 1],
  ['RegistrationFormData', 'registrationFormDataCollection', 1],
])('%s limits %s to the documented number: %i', (name, collection, limit) => {
  const text = queries.find(({ query }) => query === name)?.text ?? '';
  expect(text).toMatch(new RegExp(`${collection}\\(\\s*limit: ${limit}\\b`));
});

test('the URL builder reads 200 products or articles per query, and 10 sub-brand or training pages', () => {
  expect([CATALOGUE_PAGE_SIZE, SUB_BRANDS_PAGE_SIZE]).toEqual([200, 10]);
});
