import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  type GraphQLOutputType,
} from 'graphql';
import { upperFirst } from './first-letter.ts';
import type { ContentType, Field } from '../space/types.ts';
import {
  LOCALE_ARGUMENTS,
  LocationType,
  Metadata,
  NodeInterface,
  resourceLinkType,
  resourceOf,
  Sys,
} from './base-types.ts';
import { linkArrayFields, linkField } from './link-fields.ts';
import { entryLinkingType } from './linking.ts';
import { linkKind, visibleFields } from './names.ts';
import {
  fieldValue,
  isUnpublished,
  scopeOf,
  type EntryNode,
  type ReadContext,
  type ScopeArguments,
} from './nodes.ts';
import { richTextField } from './rich-text.ts';
import { DateTimeScalar, JsonScalar } from './scalars.ts';
import { sourceMapsOf } from './source-maps.ts';
import type { SpaceModel, SpaceTypes } from './space-types.ts';

type EntryField = GraphQLFieldConfig<EntryNode, ReadContext>;

const SCALARS: Partial<Record<Field['type'], GraphQLOutputType>> = {
  Symbol: GraphQLString,
  Text: GraphQLString,
  Integer: GraphQLInt,
  Number: GraphQLFloat,
  Boolean: GraphQLBoolean,
  Date: DateTimeScalar,
  Object: JsonScalar,
  Location: LocationType,
};

/** Creates a field that resolves to the entry's value in the locale of its arguments. */
function valueField(
  field: Field,
  type: GraphQLOutputType,
  serialize: (value: unknown) => unknown = (value) => value,
): EntryField {
  return {
    type,
    args: LOCALE_ARGUMENTS,
    resolve: (node, args: ScopeArguments, context, info) => {
      const scope = scopeOf(context, node, args);
      if (isUnpublished(context, node.entry, scope)) return null;
      const value = fieldValue(context.space, node.entry, field, scope);
      if (value !== undefined) sourceMapsOf(context, scope)?.entryField(info, scope, node.entry, field);
      return serialize(value);
    },
  };
}

function fieldsOf(
  types: SpaceTypes,
  type: ContentType,
  field: Field,
): GraphQLFieldConfigMap<EntryNode, ReadContext> {
  const kind = linkKind(field);
  if (kind?.many) return linkArrayFields(types, type, field, kind.to);
  if (kind) return { [field.id]: linkField(types, type, field, kind.to) };
  if (field.type === 'RichText') return { [field.id]: richTextField(types, type, field) };
  const scalar = SCALARS[field.type];
  if (scalar) return { [field.id]: valueField(field, scalar) };
  if (field.type === 'Array' && field.items?.type !== 'ResourceLink')
    return { [field.id]: valueField(field, new GraphQLList(GraphQLString)) };
  const resource = resourceLinkType(`${types.name(type)}${upperFirst(field.id)}`);
  if (field.type === 'ResourceLink') return { [field.id]: valueField(field, resource, resourceOf) };
  const serialize = (value: unknown): unknown[] | undefined =>
    Array.isArray(value) ? value.map(resourceOf) : undefined;
  return { [field.id]: valueField(field, new GraphQLList(resource), serialize) };
}

/** Returns the content type's description, followed by a link to its definition, as in Contentful. */
function describe({ id, environmentId }: SpaceModel, type: ContentType): string {
  const environment = environmentId === 'master' ? '' : `/environments/${environmentId}`;
  const link = `[See type definition](https://app.contentful.com/spaces/${id}${environment}/content_types/${type.sys.id})`;
  return type.description ? `${type.description} ${link}` : link;
}

/** Returns the opaque id of an entry, which is the argument of `_node`. */
const opaqueId = (id: string): string => Buffer.from(`Entry:${id}`).toString('base64url');

/** Returns the entry id in an opaque id, or undefined if it is malformed. */
export function decodeEntryId(opaque: string): string | undefined {
  return /^Entry:(.+)$/.exec(Buffer.from(opaque, 'base64url').toString('utf8'))?.[1];
}

/** Creates the GraphQL type of a content type. */
export function entryType(types: SpaceTypes, type: ContentType): GraphQLObjectType<EntryNode, ReadContext> {
  return new GraphQLObjectType<EntryNode, ReadContext>({
    name: types.name(type),
    description: describe(types.model, type),
    interfaces: [types.entry, NodeInterface],
    fields: () => {
      const fields: GraphQLFieldConfigMap<EntryNode, ReadContext> = {
        sys: { type: new GraphQLNonNull(Sys), resolve: (node) => node },
        contentfulMetadata: { type: new GraphQLNonNull(Metadata), resolve: (node) => node },
        _id: { type: new GraphQLNonNull(GraphQLID), resolve: (node) => opaqueId(node.entry.sys.id) },
        linkedFrom: {
          type: entryLinkingType(types, type),
          args: { allowedLocales: { type: new GraphQLList(GraphQLString) } },
          resolve: (node, { allowedLocales }: { allowedLocales?: (string | null)[] | null }) => ({
            node,
            allowedLocales,
          }),
        },
      };
      for (const field of visibleFields(type)) Object.assign(fields, fieldsOf(types, type, field));
      return fields;
    },
  });
}
