import {
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLError,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  type GraphQLOutputType,
} from 'graphql';
import { SCOPE_ARGUMENTS } from './base-types.ts';
import { contentError } from './errors.ts';
import type { Filter } from './filter.ts';
import type { Node, ReadContext, ScopeArguments } from './nodes.ts';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;

/** Arguments of a collection: `skip` for offset pagination, `pageNext` or `pagePrev` for cursor pagination. */
export interface PageArguments extends ScopeArguments {
  limit?: number | null;
  skip?: number | null;
  pageNext?: string | null;
  pagePrev?: string | null;
  where?: Filter | null;
  order?: (string | null)[] | null;
}

type Item = Node | GraphQLError;

/** All items of a collection. Only items on the requested page are converted to nodes. */
export interface Listing<T> {
  all: readonly T[];
  toItem: (item: T) => Item;
}

interface Page {
  items: Item[];
  total: number;
  skip: number;
  limit: number;
  pages: { next: string | null; prev: string | null };
}

/** Contribution of a field to the cost of a query (complexity.ts). */
export interface CostExtension {
  kind: 'collection' | 'single' | 'rich-text-list';
  max?: number;
}
export const cost = (extension: CostExtension): { cost: CostExtension } => ({ cost: extension });

const cursorOf = (skip: number): string => Buffer.from(JSON.stringify({ skip })).toString('base64url');

function skipOf(cursor: string): number {
  const match = /^\{"skip":(\d+)\}$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match)
    throw contentError(
      'INVALID_QUERY_FORMAT',
      `Query execution error. The cursor '${cursor}' was not issued by this collection`,
    );
  return Number(match[1]);
}

function pageOf<T>({ all, toItem }: Listing<T>, args: PageArguments): Page {
  const limit = args.limit ?? DEFAULT_LIMIT;
  if (limit < 0 || limit > MAX_LIMIT) {
    throw contentError(
      'INVALID_QUERY_FORMAT',
      `Query execution error. The limit ${limit} is not between 0 and ${MAX_LIMIT}`,
    );
  }
  const cursor = args.pageNext ?? args.pagePrev;
  const skip = typeof cursor === 'string' ? skipOf(cursor) : (args.skip ?? 0);
  if (skip < 0)
    throw contentError('INVALID_QUERY_FORMAT', `Query execution error. The skip ${skip} is negative`);
  return {
    items: all.slice(skip, skip + limit).map(toItem),
    total: all.length,
    skip,
    limit,
    pages: {
      next: limit > 0 && skip + limit < all.length ? cursorOf(skip + limit) : null,
      prev: limit > 0 && skip > 0 ? cursorOf(Math.max(0, skip - limit)) : null,
    },
  };
}

const int = new GraphQLNonNull(GraphQLInt);
const LIMIT: GraphQLFieldConfigArgumentMap = { limit: { type: GraphQLInt, defaultValue: DEFAULT_LIMIT } };
const SKIP: GraphQLFieldConfigArgumentMap = { skip: { type: GraphQLInt, defaultValue: 0 } };
const CURSOR: GraphQLFieldConfigArgumentMap = {
  pageNext: { type: GraphQLString },
  pagePrev: { type: GraphQLString },
};

const CursorPages = new GraphQLObjectType<Page['pages']>({
  name: 'CursorPages',
  fields: { next: { type: GraphQLString }, prev: { type: GraphQLString } },
});

export interface CollectionTypes {
  offset: GraphQLObjectType<Page, ReadContext>;
  cursor: GraphQLObjectType<Page, ReadContext>;
}

/** Creates the types `{name}Collection` and `{name}CursorCollection` for an item type. */
export function collectionTypes(name: string, item: GraphQLOutputType): CollectionTypes {
  const items = { type: new GraphQLNonNull(new GraphQLList(item)) };
  return {
    offset: new GraphQLObjectType<Page, ReadContext>({
      name: `${name}Collection`,
      fields: { total: { type: int }, skip: { type: int }, limit: { type: int }, items },
    }),
    cursor: new GraphQLObjectType<Page, ReadContext>({
      name: `${name}CursorCollection`,
      fields: { limit: { type: int }, items, pages: { type: new GraphQLNonNull(CursorPages) } },
    }),
  };
}

/**
 * Creates the fields `{name}Collection` and `{name}CursorCollection` of a type.
 * @param listing returns the items for the arguments
 * @param max maximum number of items that the content model allows; bounds the cost
 */
export function collectionFields<Source, T>(
  name: string,
  types: CollectionTypes,
  extra: GraphQLFieldConfigArgumentMap,
  listing: (source: Source, args: PageArguments, context: ReadContext) => Listing<T>,
  max?: number,
): GraphQLFieldConfigMap<Source, ReadContext> {
  const shared = {
    extensions: cost({ kind: 'collection', max }),
    resolve: (source: Source, args: PageArguments, context: ReadContext): Page =>
      pageOf(listing(source, args, context), args),
  };
  const offset: GraphQLFieldConfig<Source, ReadContext> = {
    ...shared,
    type: types.offset,
    args: { ...LIMIT, ...SKIP, ...SCOPE_ARGUMENTS, ...extra },
  };
  const cursor: GraphQLFieldConfig<Source, ReadContext> = {
    ...shared,
    type: types.cursor,
    args: { ...LIMIT, ...CURSOR, ...SCOPE_ARGUMENTS, ...extra },
  };
  return { [`${name}Collection`]: offset, [`${name}CursorCollection`]: cursor };
}

/** Returns the order values of a query, without nulls. */
export const orderOf = (args: PageArguments): string[] =>
  (args.order ?? []).filter((value) => value !== null);
