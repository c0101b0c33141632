import { GraphQLInterfaceType, GraphQLNonNull, type GraphQLObjectType } from 'graphql';
import type { ContentType, Entry } from '../space/types.ts';
import { assetType } from './asset-type.ts';
import { Metadata, Sys } from './base-types.ts';
import { collectionTypes, type CollectionTypes } from './collections.ts';
import { entryType } from './entry-type.ts';
import { FilterTypes } from './filter-types.ts';
import { checkFieldNames, typeNames } from './names.ts';
import type { AssetNode, EntryNode, ReadContext } from './nodes.ts';
import type { SpaceModel, SpaceTypes } from './space-types.ts';

/** Builds the GraphQL types of one space. */
export class SpaceTypeRegistry implements SpaceTypes {
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

  name(type: ContentType): string {
    return existing(this.#names, type.sys.id);
  }

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
