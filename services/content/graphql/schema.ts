/** Builds the GraphQL schema of a space from its content types (fact sheet "Field → output type"). */
import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
  type GraphQLEnumType,
  type GraphQLError,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  type GraphQLInputObjectType,
  type GraphQLOutputType,
} from 'graphql';
import type { ContentType, Entry, Field, Link } from '../space/types.ts';
import { linksOf } from '../space/view.ts';
import {
  DateTimeScalar, imageQuery, ImageTransformOptions, JsonScalar, LocationType, Metadata, NodeInterface, PAGE_ARGUMENTS,
  SCOPE_ARGUMENTS, Sys, type ImageTransform,
} from './base-types.ts';
import { contentError } from './errors.ts';
import { AssetFilter, AssetOrder, EntryFilter, EntryOrder, FilterTypes } from './filter-types.ts';
import { assetValue, findEntries, matchesAsset, matchesEntry, sorted, type Filter } from './match.ts';
import { allowedTypes, linkKind, lowerFirst, sizeLimit, typeNames, upperFirst } from './names.ts';
import { fieldValue, follow, scopeOf, viewOf, type AssetNode, type EntryNode, type Node, type ReadContext, type Scope, type ScopeArguments } from './nodes.ts';
import { richTextFields } from './rich-text.ts';

interface PageArguments extends ScopeArguments {
  limit?: number | null;
  skip?: number | null;
  where?: Filter | null;
  order?: (string | null)[] | null;
}

export interface Page {
  items: (Node | GraphQLError)[];
  total: number;
  skip: number;
  limit: number;
}

type NodeField = GraphQLFieldConfig<EntryNode, ReadContext>;

/** What a field multiplies the cost of its selection by; read by the complexity count. */
export interface CostExtension {
  kind: 'collection' | 'single' | 'rich-text-list';
  max?: number;
}
const cost = (extension: CostExtension): { cost: CostExtension } => ({ cost: extension });

function paged<T>(all: readonly T[], args: PageArguments, toItem: (item: T) => Node | GraphQLError): Page {
  const limit = args.limit === undefined || args.limit === null || args.limit === 0 ? 100 : args.limit;
  const skip = args.skip ?? 0;
  if (limit < 0 || limit > 1000) throw contentError('INVALID_QUERY_FORMAT', `The limit ${limit} is not between 1 and 1000`);
  if (skip < 0) throw contentError('INVALID_QUERY_FORMAT', `The skip ${skip} is negative`);
  return { items: all.slice(skip, skip + limit).map(toItem), total: all.length, skip, limit };
}

const orderOf = (args: PageArguments): string[] => (args.order ?? []).filter((value) => value !== null);

class SchemaBuilder {
  readonly #contentTypes: ReadonlyMap<string, ContentType>;
  readonly #names: Map<string, string>;
  readonly #filters: FilterTypes;
  readonly #objects = new Map<string, GraphQLObjectType<EntryNode, ReadContext>>();
  readonly #collections = new Map<string, GraphQLObjectType<Page, ReadContext>>();
  readonly #entry: GraphQLInterfaceType;
  readonly #asset: GraphQLObjectType<AssetNode, ReadContext>;

  constructor(contentTypes: ReadonlyMap<string, ContentType>) {
    this.#contentTypes = contentTypes;
    this.#names = typeNames(contentTypes.values());
    this.#filters = new FilterTypes(contentTypes, this.#names);
    this.#entry = new GraphQLInterfaceType({
      name: 'Entry',
      fields: { sys: { type: new GraphQLNonNull(Sys) }, contentfulMetadata: { type: new GraphQLNonNull(Metadata) } },
      resolveType: (node: EntryNode) => this.#nameOf(node.entry),
    });
    this.#asset = this.#assetType();
    for (const type of contentTypes.values()) this.#objects.set(type.sys.id, this.#objectType(type));
  }

  #nameOf(entry: Entry): string {
    return this.#names.get(entry.sys.contentType.sys.id) ?? '';
  }

  #name(type: ContentType): string {
    return this.#names.get(type.sys.id) ?? '';
  }

  #collection(name: string, item: GraphQLOutputType): GraphQLObjectType<Page, ReadContext> {
    const known = this.#collections.get(name);
    if (known) return known;
    const made = new GraphQLObjectType<Page, ReadContext>({
      name,
      fields: {
        total: { type: new GraphQLNonNull(GraphQLInt) },
        skip: { type: new GraphQLNonNull(GraphQLInt) },
        limit: { type: new GraphQLNonNull(GraphQLInt) },
        items: { type: new GraphQLNonNull(new GraphQLList(item)) },
      },
    });
    this.#collections.set(name, made);
    return made;
  }

  #assetType(): GraphQLObjectType<AssetNode, ReadContext> {
    const value = (key: string, type: GraphQLOutputType): GraphQLFieldConfig<AssetNode, ReadContext, ScopeArguments> => ({
      type,
      args: { locale: { type: GraphQLString } },
      resolve: (node, args, context) => assetValue(context, node.asset, key, scopeOf(context, node, args).locale),
    });
    return new GraphQLObjectType<AssetNode, ReadContext>({
      name: 'Asset',
      description: 'Represents a binary file in a space. An asset can be any file type.',
      fields: () => ({
        sys: { type: new GraphQLNonNull(Sys), resolve: (node) => node },
        contentfulMetadata: { type: new GraphQLNonNull(Metadata), resolve: (node) => node },
        title: value('title', GraphQLString),
        description: value('description', GraphQLString),
        contentType: value('contentType', GraphQLString),
        fileName: value('fileName', GraphQLString),
        size: value('size', GraphQLInt),
        url: {
          type: GraphQLString,
          args: { transform: { type: ImageTransformOptions }, locale: { type: GraphQLString } },
          resolve: (node, args: ScopeArguments & { transform?: ImageTransform | null }, context) => {
            const url = assetValue(context, node.asset, 'url', scopeOf(context, node, args).locale);
            return typeof url === 'string' && url !== '' ? url + imageQuery(args.transform) : null;
          },
        },
        width: value('width', GraphQLInt),
        height: value('height', GraphQLInt),
        linkedFrom: {
          type: this.#linking('Asset', (field) => linkKind(field)?.to === 'Asset', false),
          args: { allowedLocales: { type: new GraphQLList(GraphQLString) } },
          resolve: (node) => node,
        },
      }),
    });
  }

  #objectType(type: ContentType): GraphQLObjectType<EntryNode, ReadContext> {
    const name = this.#name(type);
    return new GraphQLObjectType<EntryNode, ReadContext>({
      name,
      description: [type.description, `Content type "${type.sys.id}"`].filter(Boolean).join(' — '),
      interfaces: [this.#entry, NodeInterface],
      isTypeOf: (node) => node.kind === 'entry' && node.entry.sys.contentType.sys.id === type.sys.id,
      fields: () => ({
        sys: { type: new GraphQLNonNull(Sys), resolve: (node) => node },
        contentfulMetadata: { type: new GraphQLNonNull(Metadata), resolve: (node) => node },
        _id: { type: new GraphQLNonNull(GraphQLID), resolve: (node) => opaqueId(node.entry.sys.id) },
        linkedFrom: {
          type: this.#linking(name, (field) => linkKind(field)?.to === 'Entry' && (allowedTypes(field) ?? []).includes(type.sys.id), true),
          args: { allowedLocales: { type: new GraphQLList(GraphQLString) } },
          resolve: (node) => node,
        },
        ...Object.assign({}, ...type.fields.filter((field) => field.omitted !== true).map((field) => this.#field(type, field))),
      }),
    });
  }

  #field(type: ContentType, field: Field): GraphQLFieldConfigMap<EntryNode, ReadContext> {
    const kind = linkKind(field);
    if (kind?.many) return { [`${field.id}Collection`]: this.#linkArray(type, field, kind.to) };
    if (kind) return { [field.id]: this.#link(type, field, kind.to) };
    const scalar = (output: GraphQLOutputType): NodeField => ({
      type: output,
      args: { locale: { type: GraphQLString } },
      resolve: (node, args: ScopeArguments, context) => fieldValue(context.space, node.entry, field, scopeOf(context, node, args).locale),
    });
    switch (field.type) {
      case 'Symbol':
      case 'Text':
        return { [field.id]: scalar(GraphQLString) };
      case 'Integer':
        return { [field.id]: scalar(GraphQLInt) };
      case 'Number':
        return { [field.id]: scalar(GraphQLFloat) };
      case 'Boolean':
        return { [field.id]: scalar(GraphQLBoolean) };
      case 'Date':
        return { [field.id]: scalar(DateTimeScalar) };
      case 'Object':
        return { [field.id]: scalar(JsonScalar) };
      case 'Location':
        return { [field.id]: scalar(LocationType) };
      case 'RichText':
        return { [field.id]: richTextFields(`${this.#name(type)}${upperFirst(field.id)}`, type, field, this.#entry, this.#asset) };
      default:
        return { [field.id]: scalar(new GraphQLList(GraphQLString)) };
    }
  }

  /** The content types of a link that exist, and whether the validation made it a union. */
  #targets(field: Field): { types: ContentType[]; union: boolean } | undefined {
    const allowed = allowedTypes(field);
    if (!allowed) return undefined;
    return { types: allowed.flatMap((id) => this.#contentTypes.get(id) ?? []), union: allowed.length > 1 };
  }

  #union(name: string, types: ContentType[]): GraphQLUnionType {
    return new GraphQLUnionType({
      name,
      types: () => types.map((type) => this.#object(type)),
      resolveType: (node: EntryNode) => this.#nameOf(node.entry),
    });
  }

  #object(type: ContentType): GraphQLObjectType<EntryNode, ReadContext> {
    const object = this.#objects.get(type.sys.id);
    if (!object) throw new Error(`Content type ${type.sys.id} has no GraphQL type`);
    return object;
  }

  #link(type: ContentType, field: Field, to: 'Entry' | 'Asset'): NodeField {
    const targets = this.#targets(field);
    const only = targets && !targets.union ? targets.types[0] : undefined;
    let output: GraphQLOutputType = this.#entry;
    if (to === 'Asset') output = this.#asset;
    else if (only) output = this.#object(only);
    else if (targets && targets.types.length > 0) output = this.#union(`${this.#name(type)}${upperFirst(field.id)}`, targets.types);
    return {
      type: output,
      args: { ...SCOPE_ARGUMENTS, ...(only && to === 'Entry' && { where: { type: this.#filters.filter(only) } }) },
      extensions: cost({ kind: 'single' }),
      resolve: (node, args: PageArguments, context) => {
        const [link] = linksOf(fieldValue(context.space, node.entry, field, node.locale));
        if (!link) return null;
        const scope = scopeOf(context, node, args);
        const target = follow(context, scope, link, { entry: node.entry, type, field });
        if ('kind' in target && target.kind === 'entry' && !matchesEntry(context, scope, target.entry, args.where)) return null;
        return target;
      },
    };
  }

  #linkArray(type: ContentType, field: Field, to: 'Entry' | 'Asset'): NodeField {
    const name = `${this.#name(type)}${upperFirst(field.id)}`;
    const targets = this.#targets(field);
    const only = targets && !targets.union ? targets.types[0] : undefined;
    const args: GraphQLFieldConfigArgumentMap = { ...PAGE_ARGUMENTS };
    let output: GraphQLOutputType;
    if (to === 'Asset') output = this.#collection('AssetCollection', this.#asset);
    else if (only) {
      output = this.#collection(`${name}Collection`, this.#object(only));
      args.order = { type: new GraphQLList(this.#filters.order(`${name}CollectionOrder`, only)) };
      args.where = { type: this.#filters.filter(only) };
    } else if (targets && targets.types.length > 0) {
      output = this.#collection(`${name}Collection`, this.#union(`${name}Item`, targets.types));
      args.where = { type: this.#filters.unionFilter(`${name}Filter`, field.id) };
    } else output = this.#collection(`${name}Collection`, this.#entry);
    return {
      type: output,
      args,
      extensions: cost({ kind: 'collection', max: sizeLimit(field) }),
      resolve: (node, given: PageArguments, context) => {
        const links = linksOf(fieldValue(context.space, node.entry, field, node.locale));
        return this.#linkPage(context, scopeOf(context, node, given), links, given, { entry: node.entry, type, field });
      },
    };
  }

  #linkPage(context: ReadContext, scope: Scope, links: Link[], args: PageArguments, from: { entry: Entry; type: ContentType; field: Field }): Page {
    const to = (link: Link): Node | GraphQLError => follow(context, scope, link, from);
    if (!args.where && orderOf(args).length === 0) return paged(links, args, to);
    // An order or a filter needs the targets; what cannot be resolved is in no filtered list.
    const entries = links.map(to).flatMap((node) => ('kind' in node && node.kind === 'entry' ? [node.entry] : []));
    const kept = entries.filter((entry) => matchesEntry(context, scope, entry, args.where));
    return paged(this.#ordered(context, scope, kept, args), args, (entry) => ({ kind: 'entry', entry, ...scope }));
  }

  #ordered(context: ReadContext, scope: Scope, entries: readonly Entry[], args: PageArguments): readonly Entry[] {
    return sorted(entries, orderOf(args), (entry, key) => {
      const field = context.space.contentTypes.get(entry.sys.contentType.sys.id)?.fields.find(({ id }) => id === key);
      return field ? fieldValue(context.space, entry, field, scope.locale) : undefined;
    });
  }

  /** `{Type}LinkingCollections`: what links to an entity, by linking type. */
  #linking(name: string, linksHere: (field: Field) => boolean, ordered: boolean): GraphQLObjectType<Node, ReadContext> {
    const linkers = (context: ReadContext, node: Node, args: PageArguments, type?: ContentType): Page => {
      const scope = scopeOf(context, node, args);
      const target = node.kind === 'entry' ? ({ to: 'Entry', id: node.entry.sys.id } as const) : ({ to: 'Asset', id: node.asset.sys.id } as const);
      const entries = viewOf(context, scope)
        .linkingTo(target.to, target.id)
        .filter(({ entry, fieldIds }) => !type || (entry.sys.contentType.sys.id === type.sys.id && type.fields.some((field) => fieldIds.includes(field.id) && linksHere(field))))
        .map(({ entry }) => entry);
      return paged(this.#ordered(context, scope, entries, args), args, (entry) => ({ kind: 'entry', entry, ...scope }));
    };
    return new GraphQLObjectType<Node, ReadContext>({
      name: `${name}LinkingCollections`,
      fields: () => {
        const fields: GraphQLFieldConfigMap<Node, ReadContext> = {
          entryCollection: {
            type: this.#collection('EntryCollection', this.#entry),
            args: PAGE_ARGUMENTS,
            extensions: cost({ kind: 'collection' }),
            resolve: (node, args: PageArguments, context) => linkers(context, node, args),
          },
        };
        for (const type of this.#contentTypes.values()) {
          if (!type.fields.some((field) => field.omitted !== true && linksHere(field))) continue;
          const linker = this.#name(type);
          fields[`${lowerFirst(linker)}Collection`] = {
            type: this.#collection(`${linker}Collection`, this.#object(type)),
            args: {
              ...PAGE_ARGUMENTS,
              ...(ordered && { order: { type: new GraphQLList(this.#filters.order(`${name}LinkingCollections${linker}CollectionOrder`, type)) } }),
            },
            extensions: cost({ kind: 'collection' }),
            resolve: (node, args: PageArguments, context) => linkers(context, node, args, type),
          };
        }
        return fields;
      },
    });
  }

  #rootArguments(where: GraphQLInputObjectType, order: GraphQLEnumType): GraphQLFieldConfigArgumentMap {
    return { ...PAGE_ARGUMENTS, where: { type: where }, order: { type: new GraphQLList(order) } };
  }

  #query(): GraphQLObjectType<undefined, ReadContext> {
    const id = { id: { type: new GraphQLNonNull(GraphQLString) } };
    const fields: GraphQLFieldConfigMap<undefined, ReadContext> = {
      asset: {
        type: this.#asset,
        args: { ...id, ...SCOPE_ARGUMENTS },
        extensions: cost({ kind: 'single' }),
        resolve: (_root, args: ScopeArguments & { id: string }, context) => {
          const scope = scopeOf(context, undefined, args);
          const asset = viewOf(context, scope).asset(args.id);
          return asset ? { kind: 'asset', asset, ...scope } : null;
        },
      },
      assetCollection: {
        type: this.#collection('AssetCollection', this.#asset),
        args: this.#rootArguments(AssetFilter, AssetOrder),
        extensions: cost({ kind: 'collection' }),
        resolve: (_root, args: PageArguments, context) => {
          const scope = scopeOf(context, undefined, args);
          const kept = viewOf(context, scope).assets().filter((asset) => matchesAsset(context, scope, asset, args.where));
          const inOrder = sorted(kept, orderOf(args), (asset, key) => assetValue(context, asset, key, scope.locale));
          return paged(inOrder, args, (asset) => ({ kind: 'asset', asset, ...scope }));
        },
      },
      entryCollection: {
        type: this.#collection('EntryCollection', this.#entry),
        args: this.#rootArguments(EntryFilter, EntryOrder),
        extensions: cost({ kind: 'collection' }),
        resolve: (_root, args: PageArguments, context) => {
          const scope = scopeOf(context, undefined, args);
          const kept = viewOf(context, scope).entries().filter((entry) => matchesEntry(context, scope, entry, args.where));
          return paged(this.#ordered(context, scope, kept, args), args, (entry) => ({ kind: 'entry', entry, ...scope }));
        },
      },
      _node: {
        type: NodeInterface,
        args: { id: { type: new GraphQLNonNull(GraphQLID) }, ...SCOPE_ARGUMENTS },
        extensions: cost({ kind: 'single' }),
        resolve: (_root, args: ScopeArguments & { id: string }, context) => this.#byOpaqueId(context, args.id, args),
      },
      _nodes: {
        type: new GraphQLNonNull(new GraphQLList(NodeInterface)),
        args: { ids: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLID))) }, ...SCOPE_ARGUMENTS },
        extensions: cost({ kind: 'single' }),
        resolve: (_root, args: ScopeArguments & { ids: string[] }, context) => args.ids.map((value) => this.#byOpaqueId(context, value, args)),
      },
    };
    for (const type of this.#contentTypes.values()) {
      const name = this.#name(type);
      fields[lowerFirst(name)] = {
        type: this.#object(type),
        args: { ...id, ...SCOPE_ARGUMENTS },
        extensions: cost({ kind: 'single' }),
        resolve: (_root, args: ScopeArguments & { id: string }, context) => {
          const scope = scopeOf(context, undefined, args);
          const entry = viewOf(context, scope).entry(args.id);
          return entry?.sys.contentType.sys.id === type.sys.id ? { kind: 'entry', entry, ...scope } : null;
        },
      };
      fields[`${lowerFirst(name)}Collection`] = {
        type: this.#collection(`${name}Collection`, this.#object(type)),
        args: this.#rootArguments(this.#filters.filter(type), this.#filters.order(`${name}Order`, type)),
        extensions: cost({ kind: 'collection' }),
        resolve: (_root, args: PageArguments, context) => {
          const scope = scopeOf(context, undefined, args);
          const entries = findEntries(context, scope, type, args.where);
          return paged(this.#ordered(context, scope, entries, args), args, (entry) => ({ kind: 'entry', entry, ...scope }));
        },
      };
    }
    return new GraphQLObjectType({ name: 'Query', fields });
  }

  #byOpaqueId(context: ReadContext, value: string, args: ScopeArguments): EntryNode | null {
    const scope = scopeOf(context, undefined, args);
    const entry = viewOf(context, scope).entry(Buffer.from(value, 'base64url').toString('utf8').replace(/^Entry:/, ''));
    return entry ? { kind: 'entry', entry, ...scope } : null;
  }

  build(): GraphQLSchema {
    const schema = new GraphQLSchema({ query: this.#query(), types: [...this.#objects.values(), this.#asset] });
    return schema;
  }
}

const opaqueId = (id: string): string => Buffer.from(`Entry:${id}`).toString('base64url');

/**
 * The schema of a space.
 * @throws CollidingTypeNamesError when two content types give one type name
 */
export function buildSchema(contentTypes: ReadonlyMap<string, ContentType>): GraphQLSchema {
  return new SchemaBuilder(contentTypes).build();
}
