import {
  GraphQLDirective,
  DirectiveLocation,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  specifiedDirectives,
  type GraphQLEnumType,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
} from 'graphql';
import { lowerFirst } from './first-letter.ts';
import type { Asset, Entry, Space } from '../space/types.ts';
import { assetValue } from './asset-value.ts';
import { NodeInterface, SCOPE_ARGUMENTS } from './base-types.ts';
import { collectionFields, cost, orderOf, type Listing, type PageArguments } from './collections.ts';
import { decodeEntryId } from './entry-type.ts';
import { orderedEntries } from './entry-order.ts';
import { SchemaError } from './errors.ts';
import { assetPredicate, entryPredicate, isEmptyFilter } from './filter.ts';
import { AssetFilter, AssetOrder, EntryFilter, EntryOrder } from './filter-types.ts';
import { findEntries } from './find.ts';
import { getCachedList } from './list-cache.ts';
import {
  scopeOf,
  viewOf,
  type AssetNode,
  type EntryNode,
  type ReadContext,
  type ScopeArguments,
} from './nodes.ts';
import { sorted } from './order.ts';
import { DateTimeScalar } from './scalars.ts';
import { SpaceTypeRegistry } from './space-type-registry.ts';
import type { SpaceModel, SpaceTypes } from './space-types.ts';

type Fields = GraphQLFieldConfigMap<undefined, ReadContext>;

const selection = (where: GraphQLInputObjectType, order: GraphQLEnumType): GraphQLFieldConfigArgumentMap => ({
  where: { type: where },
  order: { type: new GraphQLList(order) },
});
const id = { id: { type: new GraphQLNonNull(GraphQLString) } };

function allAssets(_root: undefined, args: PageArguments, context: ReadContext): Listing<Asset> {
  const scope = scopeOf(context, undefined, args);
  const found = viewOf(context, scope)
    .assets()
    .filter(assetPredicate(context, scope, args.where));
  return {
    all: sorted(found, orderOf(args), (asset, key) => assetValue(context, asset, key, scope)),
    toItem: (asset) => ({ kind: 'asset', asset, ...scope }),
  };
}

function allEntries(_root: undefined, args: PageArguments, context: ReadContext): Listing<Entry> {
  const scope = scopeOf(context, undefined, args);
  const matches = entryPredicate(context, scope, args.where);
  const entries = viewOf(context, scope).entries();
  const found = isEmptyFilter(args.where) ? entries : entries.filter(matches);
  return {
    all: orderedEntries(context, scope, found, orderOf(args)),
    toItem: (entry) => ({ kind: 'entry', entry, ...scope }),
  };
}

function nodeOf(context: ReadContext, opaque: string, args: ScopeArguments): EntryNode | null {
  const scope = scopeOf(context, undefined, args);
  const found = decodeEntryId(opaque);
  const entry = found === undefined ? undefined : viewOf(context, scope).entry(found);
  return entry ? { kind: 'entry', entry, ...scope } : null;
}

function nodeFields(): Fields {
  const opaqueId = new GraphQLNonNull(GraphQLID);
  return {
    _node: {
      type: NodeInterface,
      args: { id: { type: opaqueId }, ...SCOPE_ARGUMENTS },
      extensions: cost({ kind: 'single' }),
      resolve: (_root, args: ScopeArguments & { id: string }, context) => nodeOf(context, args.id, args),
    },
    _nodes: {
      type: new GraphQLNonNull(new GraphQLList(NodeInterface)),
      args: { ids: { type: new GraphQLNonNull(new GraphQLList(opaqueId)) }, ...SCOPE_ARGUMENTS },
      extensions: cost({ kind: 'collection' }),
      resolve: (_root, args: ScopeArguments & { ids: string[] }, context) =>
        args.ids.map((each) => nodeOf(context, each, args)),
    },
  };
}

function queryFields(types: SpaceTypes): Fields {
  const fields: Fields = {
    asset: {
      type: types.asset,
      args: { ...id, ...SCOPE_ARGUMENTS },
      extensions: cost({ kind: 'single' }),
      resolve: (_root, args: ScopeArguments & { id: string }, context): AssetNode | null => {
        const scope = scopeOf(context, undefined, args);
        const asset = viewOf(context, scope).asset(args.id);
        return asset ? { kind: 'asset', asset, ...scope } : null;
      },
    },
    ...collectionFields('asset', types.assets, selection(AssetFilter, AssetOrder), allAssets),
    ...collectionFields('entry', types.entries, selection(EntryFilter, EntryOrder), allEntries),
    ...nodeFields(),
  };
  for (const type of types.model.contentTypes.values()) {
    const name = types.name(type);
    fields[lowerFirst(name)] = {
      type: types.object(type),
      args: { ...id, ...SCOPE_ARGUMENTS },
      extensions: cost({ kind: 'single' }),
      resolve: (_root, args: ScopeArguments & { id: string }, context): EntryNode | null => {
        const scope = scopeOf(context, undefined, args);
        const entry = viewOf(context, scope).entry(args.id);
        return entry?.sys.contentType.sys.id === type.sys.id ? { kind: 'entry', entry, ...scope } : null;
      },
    };
    const where = selection(types.filters.filter(type), types.filters.order(`${name}Order`, type));
    const listing = (_root: undefined, args: PageArguments, context: ReadContext): Listing<Entry> => {
      const scope = scopeOf(context, undefined, args);
      const all = getCachedList(context, scope, type, args, () =>
        orderedEntries(context, scope, findEntries(context, scope, type, args.where), orderOf(args)),
      );
      return { all, toItem: (entry) => ({ kind: 'entry', entry, ...scope }) };
    };
    Object.assign(fields, collectionFields(lowerFirst(name), types.collection(type), where, listing));
  }
  return fields;
}

const TimelineFilterInput = new GraphQLInputObjectType({
  name: 'TimelineFilterInput',
  fields: { release_lte: { type: GraphQLString }, timestamp_lte: { type: DateTimeScalar } },
});

/**
 * Accepts `@timeline`, so that queries written for Contentful run. This service has no Timeline releases, so the
 * directive has no effect.
 */
const DIRECTIVES = [
  new GraphQLDirective({ name: 'contentSourceMaps', locations: [DirectiveLocation.QUERY] }),
  new GraphQLDirective({
    name: 'timeline',
    locations: [DirectiveLocation.QUERY],
    args: { where: { type: TimelineFilterInput } },
  }),
];

/**
 * Builds the GraphQL schema of a space from its content types (docs/services.md, "Contentful GraphQL").
 * @throws SchemaError when type or field names collide, or a field has a reserved name
 */
export function buildSchema(model: SpaceModel): GraphQLSchema {
  const types = new SpaceTypeRegistry(model);
  const query = new GraphQLObjectType({ name: 'Query', fields: queryFields(types) });
  try {
    return new GraphQLSchema({
      query,
      types: types.objects(),
      directives: [...specifiedDirectives, ...DIRECTIVES],
    });
  } catch (error) {
    // Two generated names are the same. For example, the content type BlogAuthor has the same name as the union type of
    // the field Blog.author.
    const name =
      error instanceof Error ? /uniquely named types.*"([^"]+)"/.exec(error.message)?.[1] : undefined;
    if (name === undefined) throw error;
    throw new SchemaError('COLLIDING_TYPE_NAMES', `Two content types or fields give the type name ${name}`);
  }
}

const SCHEMAS = new WeakMap<ReadonlyMap<string, unknown>, GraphQLSchema>();

/**
 * Returns the schema of a space. It is rebuilt only when the content types change.
 * @throws SchemaError
 */
export function schemaOf(space: Space | SpaceModel): GraphQLSchema {
  const cached = SCHEMAS.get(space.contentTypes);
  if (cached) return cached;
  const schema = buildSchema(space);
  SCHEMAS.set(space.contentTypes, schema);
  return schema;
}
