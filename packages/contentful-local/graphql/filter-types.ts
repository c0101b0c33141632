import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLString,
  type GraphQLInputFieldConfigMap,
  type GraphQLInputType,
} from 'graphql';
import type { ContentType, Field } from '../space/types.ts';
import { allowedTypes, linkKind, visibleFields } from './names.ts';
import { CircleScalar, DateTimeScalar, RectangleScalar } from './scalars.ts';

const list = (type: GraphQLInputType): GraphQLList<GraphQLInputType> => new GraphQLList(type);

const equality = (key: string, type: GraphQLInputType): GraphQLInputFieldConfigMap => ({
  [key]: { type },
  [`${key}_not`]: { type },
  [`${key}_in`]: { type: list(type) },
  [`${key}_not_in`]: { type: list(type) },
});
const range = (key: string, type: GraphQLInputType): GraphQLInputFieldConfigMap => ({
  [`${key}_gt`]: { type },
  [`${key}_gte`]: { type },
  [`${key}_lt`]: { type },
  [`${key}_lte`]: { type },
});
const exists = (key: string): GraphQLInputFieldConfigMap => ({ [`${key}_exists`]: { type: GraphQLBoolean } });
const contains = (key: string): GraphQLInputFieldConfigMap => ({
  [`${key}_contains`]: { type: GraphQLString },
  [`${key}_not_contains`]: { type: GraphQLString },
});

const SysFilter = new GraphQLInputObjectType({
  name: 'SysFilter',
  fields: {
    ...equality('id', GraphQLString),
    ...contains('id'),
    ...exists('id'),
    ...equality('publishedAt', DateTimeScalar),
    ...range('publishedAt', DateTimeScalar),
    ...exists('publishedAt'),
    ...equality('firstPublishedAt', DateTimeScalar),
    ...range('firstPublishedAt', DateTimeScalar),
    ...exists('firstPublishedAt'),
    ...equality('publishedVersion', GraphQLFloat),
    ...range('publishedVersion', GraphQLFloat),
    ...exists('publishedVersion'),
  },
});

const idLists = (): GraphQLInputFieldConfigMap => ({
  id_contains_all: { type: list(GraphQLString) },
  id_contains_some: { type: list(GraphQLString) },
  id_contains_none: { type: list(GraphQLString) },
});
const TagsFilter = new GraphQLInputObjectType({ name: 'ContentfulMetadataTagsFilter', fields: idLists() });
const ConceptsDescendantsFilter = new GraphQLInputObjectType({
  name: 'ContentfulMetadataConceptsDescendantsFilter',
  fields: idLists(),
});
const ConceptsFilter = new GraphQLInputObjectType({
  name: 'ContentfulMetadataConceptsFilter',
  fields: { ...idLists(), descendants: { type: ConceptsDescendantsFilter } },
});
const MetadataFilter = new GraphQLInputObjectType({
  name: 'ContentfulMetadataFilter',
  fields: {
    tags_exists: { type: GraphQLBoolean },
    tags: { type: TagsFilter },
    concepts_exists: { type: GraphQLBoolean },
    concepts: { type: ConceptsFilter },
  },
});

const HEAD = (): GraphQLInputFieldConfigMap => ({
  sys: { type: SysFilter },
  contentfulMetadata: { type: MetadataFilter },
});

/** Returns the filter keys of a field that need no other input type. A link has only `_exists`. */
function flatKeys(field: Field): GraphQLInputFieldConfigMap {
  const { id } = field;
  switch (field.type) {
    case 'Symbol':
    case 'Text':
      return { ...exists(id), ...equality(id, GraphQLString), ...contains(id) };
    case 'Integer':
      return { ...exists(id), ...equality(id, GraphQLInt), ...range(id, GraphQLInt) };
    case 'Number':
      return { ...exists(id), ...equality(id, GraphQLFloat), ...range(id, GraphQLFloat) };
    case 'Date':
      return { ...exists(id), ...equality(id, DateTimeScalar), ...range(id, DateTimeScalar) };
    case 'Boolean':
      return { ...exists(id), [id]: { type: GraphQLBoolean }, [`${id}_not`]: { type: GraphQLBoolean } };
    case 'RichText':
      return { ...exists(id), ...contains(id) };
    case 'Object':
      return exists(id);
    case 'Location':
      return {
        ...exists(id),
        [`${id}_within_circle`]: { type: CircleScalar },
        [`${id}_within_rectangle`]: { type: RectangleScalar },
      };
    case 'Array':
      if (field.items?.type === 'Link') return exists(`${id}Collection`);
      if (field.items?.type === 'ResourceLink') return exists(id);
      return {
        ...exists(id),
        [`${id}_contains_all`]: { type: list(GraphQLString) },
        [`${id}_contains_some`]: { type: list(GraphQLString) },
        [`${id}_contains_none`]: { type: list(GraphQLString) },
      };
    case 'Link':
    case 'ResourceLink':
      return exists(id);
  }
}

const SORTABLE = new Set(['Symbol', 'Integer', 'Number', 'Date', 'Boolean']);

/** Creates the filter and order inputs of a space. Each is created only once. */
export class FilterTypes {
  readonly #contentTypes: ReadonlyMap<string, ContentType>;
  readonly #names: ReadonlyMap<string, string>;
  readonly #inputs = new Map<string, GraphQLInputObjectType>();
  readonly #orders = new Map<string, GraphQLEnumType>();

  constructor(contentTypes: ReadonlyMap<string, ContentType>, names: ReadonlyMap<string, string>) {
    this.#contentTypes = contentTypes;
    this.#names = names;
  }

  #input(
    name: string,
    fields: (self: GraphQLInputObjectType) => GraphQLInputFieldConfigMap,
  ): GraphQLInputObjectType {
    const cached = this.#inputs.get(name);
    if (cached) return cached;
    const made: GraphQLInputObjectType = new GraphQLInputObjectType({ name, fields: () => fields(made) });
    this.#inputs.set(name, made);
    return made;
  }

  /** Returns the `{Type}Filter` input of a content type. */
  filter(type: ContentType): GraphQLInputObjectType {
    return this.#input(`${this.#names.get(type.sys.id)}Filter`, (self) => ({
      AND: { type: list(self) },
      OR: { type: list(self) },
      ...HEAD(),
      ...Object.assign(
        {},
        ...visibleFields(type).map((field) => ({ ...this.#nestedKey(field), ...flatKeys(field) })),
      ),
    }));
  }

  #nestedKey(field: Field): GraphQLInputFieldConfigMap {
    const kind = linkKind(field);
    const targets = kind?.to === 'Entry' ? (allowedTypes(field) ?? []) : [];
    const only = targets.length === 1 ? this.#contentTypes.get(targets[0] ?? '') : undefined;
    if (only) return { [field.id]: { type: this.#nested(only) } };
    if (targets.length > 1 && kind?.many) return { [field.id]: { type: this.multiType(field.id) } };
    return {};
  }

  #nested(target: ContentType): GraphQLInputObjectType {
    return this.#input(`cf${this.#names.get(target.sys.id)}NestedFilter`, (self) => ({
      AND: { type: list(self) },
      OR: { type: list(self) },
      ...HEAD(),
      ...Object.assign({}, ...visibleFields(target).map(flatKeys)),
    }));
  }

  /**
   * Returns the filter input of a field with links to several types. Its name has only the field id, so all content
   * types with such a field share it. Therefore it contains only the fields that all link targets have in common.
   */
  multiType(fieldId: string): GraphQLInputObjectType {
    return this.#input(`cf${fieldId}MultiTypeNestedFilter`, () => {
      const members = new Set<string>();
      for (const type of this.#contentTypes.values()) {
        const field = type.fields.find((candidate) => candidate.id === fieldId);
        if (field && linkKind(field)?.to === 'Entry')
          for (const id of allowedTypes(field) ?? []) members.add(id);
      }
      const types = [...members].flatMap((id) => this.#contentTypes.get(id) ?? []);
      const [first, ...others] = types;
      const common = (first ? visibleFields(first) : []).filter(
        (field) =>
          !linkKind(field) &&
          others.every((other) =>
            visibleFields(other).some((x) => x.id === field.id && x.type === field.type),
          ),
      );
      return { ...HEAD(), ...Object.assign({}, ...common.map(flatKeys)) };
    });
  }

  /** Returns the `{Type}{Field}Filter` input of an array of links to several types. */
  unionFilter(name: string, fieldId: string): GraphQLInputObjectType {
    return this.#input(name, (self) => ({
      AND: { type: list(self) },
      OR: { type: list(self) },
      ...this.multiType(fieldId).toConfig().fields,
    }));
  }

  /**
   * Returns an order enum with the sortable fields of a content type. Several enums have the same values under
   * different names.
   */
  order(name: string, type: ContentType): GraphQLEnumType {
    const cached = this.#orders.get(name);
    if (cached) return cached;
    const keys = [
      ...visibleFields(type)
        .filter((field) => SORTABLE.has(field.type))
        .map((field) => field.id),
      ...SYS_ORDER,
    ];
    const made = orderEnum(name, keys);
    this.#orders.set(name, made);
    return made;
  }
}

const SYS_ORDER = ['sys_id', 'sys_publishedAt', 'sys_firstPublishedAt', 'sys_publishedVersion'];

function orderEnum(name: string, keys: string[]): GraphQLEnumType {
  return new GraphQLEnumType({
    name,
    values: Object.fromEntries(
      keys.flatMap((key) => [
        [`${key}_ASC`, {}],
        [`${key}_DESC`, {}],
      ]),
    ),
  });
}

export const EntryOrder = orderEnum('EntryOrder', SYS_ORDER);
export const AssetOrder = orderEnum('AssetOrder', [
  'url',
  'size',
  'contentType',
  'fileName',
  'width',
  'height',
  ...SYS_ORDER,
]);

export const EntryFilter: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'EntryFilter',
  fields: (): GraphQLInputFieldConfigMap => ({
    AND: { type: list(EntryFilter) },
    OR: { type: list(EntryFilter) },
    ...HEAD(),
  }),
});

export const AssetFilter: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'AssetFilter',
  fields: (): GraphQLInputFieldConfigMap => ({
    AND: { type: list(AssetFilter) },
    OR: { type: list(AssetFilter) },
    ...HEAD(),
    ...Object.assign(
      {},
      ...['title', 'description', 'url', 'contentType', 'fileName'].map((id) => ({
        ...exists(id),
        ...equality(id, GraphQLString),
        ...contains(id),
      })),
      ...['size', 'width', 'height'].map((id) => ({
        ...exists(id),
        ...equality(id, GraphQLInt),
        ...range(id, GraphQLInt),
      })),
    ),
  }),
});
