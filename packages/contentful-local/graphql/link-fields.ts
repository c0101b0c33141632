import {
  GraphQLList,
  GraphQLUnionType,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  type GraphQLOutputType,
} from 'graphql';
import { upperFirst } from './first-letter.ts';
import type { ContentType, Entry, Field, Link } from '../space/types.ts';
import { linksOf } from '../space/view.ts';
import { SCOPE_ARGUMENTS } from './base-types.ts';
import {
  collectionFields,
  collectionTypes,
  cost,
  orderOf,
  type CollectionTypes,
  type Listing,
  type PageArguments,
} from './collections.ts';
import { orderedEntries } from './entry-order.ts';
import { entryPredicate, isEmptyFilter } from './filter.ts';
import { allowedTypes, sizeLimit } from './names.ts';
import { fieldValue, follow, scopeOf, type EntryNode, type ReadContext } from './nodes.ts';
import type { Scope } from './scope.ts';
import type { SpaceTypes } from './space-types.ts';

/** The targets that a link's validation allows: one type, several types (only existing ones), or any entry. */
type Targets =
  { kind: 'one'; type: ContentType } | { kind: 'several'; types: ContentType[] } | { kind: 'any' };

function targetsOf(types: SpaceTypes, field: Field): Targets {
  const allowed = allowedTypes(field) ?? [];
  const existing = allowed.flatMap((id) => types.model.contentTypes.get(id) ?? []);
  const [first] = existing;
  if (!first) return { kind: 'any' };
  // The validation decides, not the model. Two allowed types give a union even if one of them does not exist.
  return allowed.length > 1 ? { kind: 'several', types: existing } : { kind: 'one', type: first };
}

function unionOf(types: SpaceTypes, name: string, members: ContentType[]): GraphQLUnionType {
  return new GraphQLUnionType({
    name,
    types: () => members.map((member) => types.object(member)),
    resolveType: (node: EntryNode) => types.nameOf(node.entry),
  });
}

/** Creates the GraphQL field of a single link. */
export function linkField(
  types: SpaceTypes,
  type: ContentType,
  field: Field,
  to: 'Entry' | 'Asset',
): GraphQLFieldConfig<EntryNode, ReadContext> {
  const targets = targetsOf(types, field);
  const args: GraphQLFieldConfigArgumentMap = { ...SCOPE_ARGUMENTS };
  let output: GraphQLOutputType = types.entry;
  if (to === 'Asset') output = types.asset;
  else if (targets.kind === 'several')
    output = unionOf(types, `${types.name(type)}${upperFirst(field.id)}`, targets.types);
  else if (targets.kind === 'one') {
    output = types.object(targets.type);
    args.where = { type: types.filters.filter(targets.type) };
  }
  return {
    type: output,
    args,
    extensions: cost({ kind: 'single' }),
    resolve: (node, pageArgs: PageArguments, context) => {
      const scope = scopeOf(context, node, pageArgs);
      // The link itself is read in the parent's locale. The `locale` argument applies to its target.
      const [link] = linksOf(fieldValue(context.space, node.entry, field, node));
      if (!link) return null;
      const target = follow(context, scope, link, { entry: node.entry, type, field });
      if (!('kind' in target) || target.kind === 'asset') return target;
      return entryPredicate(context, scope, pageArgs.where)(target.entry) ? target : null;
    },
  };
}

/** Creates the GraphQL fields of an array of links, paginated by offset and by cursor. */
export function linkArrayFields(
  types: SpaceTypes,
  type: ContentType,
  field: Field,
  to: 'Entry' | 'Asset',
): GraphQLFieldConfigMap<EntryNode, ReadContext> {
  const name = `${types.name(type)}${upperFirst(field.id)}`;
  const targets = targetsOf(types, field);
  const args: GraphQLFieldConfigArgumentMap = {};
  let collection: CollectionTypes;
  if (to === 'Asset') collection = types.assets;
  else if (targets.kind === 'one') {
    collection = collectionTypes(name, types.object(targets.type));
    args.order = { type: new GraphQLList(types.filters.order(`${name}CollectionOrder`, targets.type)) };
    args.where = { type: types.filters.filter(targets.type) };
  } else if (targets.kind === 'several') {
    collection = collectionTypes(name, unionOf(types, `${name}Item`, targets.types));
    args.where = { type: types.filters.unionFilter(`${name}Filter`, field.id) };
  } else collection = collectionTypes(name, types.entry);
  return collectionFields<EntryNode, Link | Entry>(
    field.id,
    collection,
    args,
    (node, pageArgs, context) => {
      const links = linksOf(fieldValue(context.space, node.entry, field, node));
      return linked(context, scopeOf(context, node, pageArgs), links, pageArgs, {
        entry: node.entry,
        type,
        field,
      });
    },
    sizeLimit(field),
  );
}

function linked(
  context: ReadContext,
  scope: Scope,
  links: Link[],
  args: PageArguments,
  from: { entry: Entry; type: ContentType; field: Field },
): Listing<Link | Entry> {
  const toItem = (item: Link | Entry) =>
    'fields' in item
      ? ({ kind: 'entry', entry: item, ...scope } as const)
      : follow(context, scope, item, from);
  const order = orderOf(args);
  if (isEmptyFilter(args.where) && order.length === 0) return { all: links, toItem };
  // Ordering and filtering need the targets, so unresolvable links are skipped.
  const targets = links.map((link) => follow(context, scope, link, from));
  const entries = targets.flatMap((target) =>
    'kind' in target && target.kind === 'entry' ? [target.entry] : [],
  );
  return {
    all: orderedEntries(context, scope, entries.filter(entryPredicate(context, scope, args.where)), order),
    toItem,
  };
}
