import type { GraphQLInterfaceType, GraphQLObjectType } from 'graphql';
import type { ContentType, Entry, Space } from '../space/types.ts';
import type { CollectionTypes } from './collections.ts';
import type { FilterTypes } from './filter-types.ts';
import type { AssetNode, EntryNode, ReadContext } from './nodes.ts';

/** The input of a schema. */
export type SpaceModel = Pick<Space, 'id' | 'environmentId' | 'contentTypes'>;

/** The GraphQL types of one space: an object and a pair of collections for each content type. */
export interface SpaceTypes {
  readonly model: SpaceModel;
  readonly filters: FilterTypes;
  readonly entry: GraphQLInterfaceType;
  readonly asset: GraphQLObjectType<AssetNode, ReadContext>;
  readonly entries: CollectionTypes;
  readonly assets: CollectionTypes;
  /** The type name of a content type of this space. */
  name: (type: ContentType) => string;
  /** The type name of an entry. */
  nameOf: (entry: Entry) => string;
  object: (type: ContentType) => GraphQLObjectType<EntryNode, ReadContext>;
  collection: (type: ContentType) => CollectionTypes;
}
