import { GraphQLInterfaceType, GraphQLNonNull, type GraphQLObjectType } from 'graphql';
import type { ContentType, Entry, Space } from '../space/types.ts';
import { assetType } from './asset-type.ts';
import { Metadata, Sys } from './base-types.ts';
import { collectionTypes, type CollectionTypes } from './collections.ts';
import { entryType } from './entry-type.ts';
import { FilterTypes } from './filter-types.ts';
import { checkFieldNames, typeNames } from './names.ts';
import type { AssetNode, EntryNode, ReadContext } from './nodes.ts';

/** The input of a schema. */
export type SpaceModel = Pick<Space, 'id' | 'environmentId' | 'contentTypes'>;

/** The GraphQL types of one space: an object and a pair of collections for each content type. */
export class SpaceTypes {
  readonly model: SpaceModel;
  readonly filters: FilterTypes;
  readonly entry: GraphQLInterfaceType;
  readonly asset: GraphQLObjectType<AssetNode, ReadContext>;
  readonly entries: CollectionTypes;
  readonly assets: CollectionTypes;
  readonly #names: ReadonlyMap<string, string>;
  readonly #objects = new Map<string, GraphQLObjectType<EntryNode, ReadContext>>();
  readonly #collections = new Map<string, CollectionTypes>();

  /** @throws SchemaError when names collide or are reserved */
  constructor(model: SpaceModel) {
    this.model = model;
    this.#names = typeNames(model.contentTypes.values());
    this.filters = new FilterTypes(model.contentTypes, this.#names);
    this.entry = new GraphQLInterfaceType({
      name: 'Entry',
      fields: {
        sys: { type: new GraphQLNonNull(Sys) },
        contentfulMetadata: { type: new GraphQLNonNull(Metadata) },
      },
      resolveType: (node: EntryNode) => this.nameOf(node.entry),
    });
    this.asset = assetType(this);
    this.entries = collectionTypes('Entry', this.entry);
    this.assets = collectionTypes('Asset', this.asset);
    for (const type of model.contentTypes.values()) {
      checkFieldNames(type);
      const object = entryType(this, type);
      this.#objects.set(type.sys.id, object);
      this.#collections.set(type.sys.id, collectionTypes(this.name(type), object));
    }
  }

  /** The type name of a content type of this space. */
  name(type: ContentType): string {
    return existing(this.#names, type.sys.id);
  }

  /** The type name of an entry. */
  nameOf(entry: Entry): string {
    return existing(this.#names, entry.sys.contentType.sys.id);
  }

  object(type: ContentType): GraphQLObjectType<EntryNode, ReadContext> {
    return existing(this.#objects, type.sys.id);
  }

  collection(type: ContentType): CollectionTypes {
    return existing(this.#collections, type.sys.id);
  }

  objects(): GraphQLObjectType<EntryNode, ReadContext>[] {
    return [...this.#objects.values()];
  }
}

function existing<T>(map: ReadonlyMap<string, T>, id: string): T {
  const value = map.get(id);
  if (value === undefined) throw new Error(`The content type ${id} is not in the space`);
  return value;
}
