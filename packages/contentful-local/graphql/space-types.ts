import type { GraphQLInterfaceType, GraphQLObjectType } from 'graphql';
import type { ContentType, Entry, Space } from '../space/types.ts';
import type { CollectionTypes } from './collections.ts';
import type { FilterTypes } from './filter-types.ts';
import type { AssetNode, EntryNode, ReadContext } from './nodes.ts';

/** The part of a space that its schema is built from. */
export type SpaceModel = Pick<Space, 'id' | 'environmentId' | 'contentTypes'>;

/** The GraphQL types of one space: an object type and a pair of collection types for each content type. */
export interface SpaceTypes {
  readonly model: SpaceModel;
  readonly filters: FilterTypes;
  readonly entry: GraphQLInterfaceType;
  readonly asset: GraphQLObjectType<AssetNode, ReadContext>;
  readonly entries: CollectionTypes;
  readonly assets: CollectionTypes;
  /** Returns the GraphQL name of a content type. */
  name: (type: ContentType) => string;
  /** Returns the GraphQL type name of an entry. */
  nameOf: (entry: Entry) => string;
  object: (type: ContentType) => GraphQLObjectType<EntryNode, ReadContext>;
  collection: (type: ContentType) => CollectionTypes;
}
