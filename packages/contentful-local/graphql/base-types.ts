/** GraphQL types that every space has: system fields, metadata, locations, links to other spaces. */
import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfigArgumentMap,
} from 'graphql';
import type { EntitySys, Metadata as EntityMetadata } from '../space/types.ts';
import { publicTags } from '../space/tag-visibility.ts';
import { typeName } from './names.ts';
import type { AssetNode, EntryNode, ReadContext } from './nodes.ts';
import { sysValue } from './order.ts';
import { DateTimeScalar } from './scalars.ts';

type EntityNode = EntryNode | AssetNode;
const sysOf = (node: EntityNode): EntitySys => (node.kind === 'entry' ? node.entry : node.asset).sys;
const metadataOf = (node: EntityNode): EntityMetadata =>
  (node.kind === 'entry' ? node.entry : node.asset).metadata;
const required = { string: new GraphQLNonNull(GraphQLString) };

export const Sys = new GraphQLObjectType<EntityNode, ReadContext>({
  name: 'Sys',
  fields: {
    id: { type: required.string, resolve: (node) => sysOf(node).id },
    spaceId: { type: required.string, resolve: (_node, _args, { space }) => space.id },
    environmentId: { type: required.string, resolve: (_node, _args, { space }) => space.environmentId },
    publishedAt: { type: DateTimeScalar, resolve: (node) => sysOf(node).publishedAt },
    firstPublishedAt: { type: DateTimeScalar, resolve: (node) => sysValue(sysOf(node), 'firstPublishedAt') },
    publishedVersion: { type: GraphQLInt, resolve: (node) => sysValue(sysOf(node), 'publishedVersion') },
    locale: {
      type: GraphQLString,
      description: 'The locale that was requested.',
      resolve: (node) => node.locale,
    },
  },
});

const Tag = new GraphQLObjectType<{ id: string; name: string }>({
  name: 'ContentfulTag',
  description: 'Represents a tag entity for finding and organizing content easily.',
  fields: { id: { type: GraphQLString }, name: { type: GraphQLString } },
});
const Concept = new GraphQLObjectType<{ id: string }>({
  name: 'TaxonomyConcept',
  description: 'Represents a taxonomy concept entity for finding and organizing content easily.',
  fields: { id: { type: GraphQLString } },
});

export const Metadata = new GraphQLObjectType<EntityNode, ReadContext>({
  name: 'ContentfulMetadata',
  fields: {
    tags: {
      type: new GraphQLNonNull(new GraphQLList(Tag)),
      resolve: (node, _args, { space }) =>
        publicTags(space, metadataOf(node).tags).map(({ sys: { id } }) => ({
          id,
          name: space.tags.find((tag) => tag.sys.id === id)?.name ?? id,
        })),
    },
    concepts: {
      type: new GraphQLNonNull(new GraphQLList(Concept)),
      resolve: (node) => (metadataOf(node).concepts ?? []).map(({ sys }) => ({ id: sys.id })),
    },
  },
});

export const NodeInterface = new GraphQLInterfaceType({
  name: '_Node',
  fields: { _id: { type: new GraphQLNonNull(GraphQLID) } },
  resolveType: (node: EntryNode) => typeName(node.entry.sys.contentType.sys.id),
});

export const LocationType = new GraphQLObjectType<{ lat: number; lon: number }>({
  name: 'Location',
  fields: { lat: { type: GraphQLFloat }, lon: { type: GraphQLFloat } },
});

/** A link into another space by its resource name (URN). This service does not resolve such links. */
export interface ResourceNode {
  linkType: string;
  urn: string;
}

const ResourceSys = new GraphQLObjectType<ResourceNode>({
  name: 'ResourceSys',
  fields: { linkType: { type: required.string }, urn: { type: required.string } },
});

const ResourceLink = new GraphQLInterfaceType({
  name: 'ResourceLink',
  fields: { sys: { type: new GraphQLNonNull(ResourceSys) } },
});

/** Creates the type of a field's links into other spaces. Each field has its own type, as in Contentful. */
export function resourceLinkType(name: string): GraphQLObjectType<ResourceNode, ReadContext> {
  return new GraphQLObjectType<ResourceNode, ReadContext>({
    name,
    interfaces: [ResourceLink],
    fields: { sys: { type: new GraphQLNonNull(ResourceSys), resolve: (node) => node } },
  });
}

/** Returns the resource that a value links to, or undefined for any other value. */
export function resourceOf(value: unknown): ResourceNode | undefined {
  if (typeof value !== 'object' || value === null || !('sys' in value)) return undefined;
  const { sys } = value;
  if (typeof sys !== 'object' || sys === null || !('type' in sys) || sys.type !== 'ResourceLink')
    return undefined;
  if (!('urn' in sys) || typeof sys.urn !== 'string') return undefined;
  return {
    urn: sys.urn,
    linkType: 'linkType' in sys && typeof sys.linkType === 'string' ? sys.linkType : 'Contentful:Entry',
  };
}

export const LOCALE_ARGUMENTS: GraphQLFieldConfigArgumentMap = {
  locale: { type: GraphQLString },
  useFallbackLocale: { type: GraphQLBoolean },
};
export const SCOPE_ARGUMENTS: GraphQLFieldConfigArgumentMap = {
  ...LOCALE_ARGUMENTS,
  preview: { type: GraphQLBoolean },
};
