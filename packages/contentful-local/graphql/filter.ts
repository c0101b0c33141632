/** Compiles filters into predicates, which are then called for each entity. */
import { isObject } from '../space/is-object.ts';
import { publicTags } from '../space/tag-visibility.ts';
import type { Asset, ContentType, Entry, Field, Space } from '../space/types.ts';
import { linksOf } from '../space/view.ts';
import { assetValue } from './asset-value.ts';
import { allowedTypes, linkKind } from './names.ts';
import { fieldValue, viewOf, type ReadContext } from './nodes.ts';
import type { Scope } from './scope.ts';
import { isOperator, operatorTest, type Operator } from './operators.ts';
import { sysValue } from './order.ts';

export type Filter = Record<string, unknown>;
type Predicate<T> = (entity: T) => boolean;

export const isFilter: (value: unknown) => value is Filter = isObject;
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const isNullish = (value: unknown): value is null | undefined => value === null || value === undefined;
const always = (): boolean => true;

/** Whether a filter has no constraint. Clients send null for "any". */
export function isEmptyFilter(where: Filter | null | undefined): boolean {
  return (
    isNullish(where) ||
    Object.values(where).every((value) => isNullish(value) || (isFilter(value) && isEmptyFilter(value)))
  );
}

/** Splits a key such as `title_not_in` into field id and operator. A field id may itself contain underscores. */
export function splitKey(
  key: string,
  isField: (id: string) => boolean,
): { id: string; operator: Operator } | undefined {
  if (isField(key)) return { id: key, operator: 'equal' };
  for (let at = key.indexOf('_'); at > 0; at = key.indexOf('_', at + 1)) {
    const id = key.slice(0, at);
    const operator = key.slice(at + 1);
    if (isField(id) && isOperator(operator)) return { id, operator };
  }
  return undefined;
}

function allOf<T>(predicates: Predicate<T>[]): Predicate<T> {
  if (predicates.length === 0) return always;
  const [only] = predicates;
  return predicates.length === 1 && only
    ? only
    : (entity) => predicates.every((predicate) => predicate(entity));
}

const SYS_KEYS = new Set(['id', 'publishedAt', 'firstPublishedAt', 'publishedVersion']);

function sysPredicate(expected: Filter): Predicate<Entry | Asset> {
  return allOf(
    Object.entries(expected).flatMap(([key, value]): Predicate<Entry | Asset>[] => {
      const found = isNullish(value) ? undefined : splitKey(key, (id) => SYS_KEYS.has(id));
      if (!found) return [];
      const accepts = operatorTest(found.operator, value, found.id.endsWith('At'));
      return [({ sys }) => accepts(sysValue(sys, found.id))];
    }),
  );
}

function metadataPredicate(space: Space, expected: Filter): Predicate<Entry | Asset> {
  const idsOf = (entity: Entry | Asset, kind: string): string[] =>
    (kind === 'tags' ? publicTags(space, entity.metadata.tags) : (entity.metadata.concepts ?? [])).map(
      ({ sys }) => sys.id,
    );
  return allOf(
    Object.entries(expected).flatMap(([key, value]): Predicate<Entry | Asset>[] => {
      const kind = key.startsWith('tags') ? 'tags' : 'concepts';
      if (isNullish(value)) return [];
      const ofIds = (operator: Operator, expected: unknown): Predicate<Entry | Asset> => {
        const accepts = operatorTest(operator, expected, false);
        return (entity) => accepts(idsOf(entity, kind));
      };
      if (!isFilter(value)) return [ofIds('exists', value)];
      return Object.entries(value).flatMap(([inner, list]): Predicate<Entry | Asset>[] => {
        if (isNullish(list)) return [];
        // This service has no concept hierarchy, so a concept's only descendant is the concept itself.
        if (inner === 'descendants')
          return isFilter(list) ? [metadataPredicate(space, { concepts: list })] : [];
        const operator = inner.slice('id_'.length);
        return isOperator(operator) ? [ofIds(operator, list)] : [];
      });
    }),
  );
}

/** Compiles AND, OR, sys and metadata. `keyPredicate` compiles all other keys. Null values are ignored. */
function combined<T extends Entry | Asset>(
  space: Space,
  where: Filter,
  keyPredicate: (key: string, expected: unknown) => Predicate<T>,
): Predicate<T> {
  return allOf(
    Object.entries(where).map(([key, expected]): Predicate<T> => {
      if (isNullish(expected)) return always;
      if (key === 'AND' || key === 'OR') {
        const parts = listOf(expected)
          .filter(isFilter)
          .map((part) => combined(space, part, keyPredicate));
        if (key === 'AND' || parts.length === 0) return allOf(parts);
        return (entity) => parts.some((part) => part(entity));
      }
      if (key === 'sys' && isFilter(expected)) return sysPredicate(expected);
      if (key === 'contentfulMetadata' && isFilter(expected)) return metadataPredicate(space, expected);
      return keyPredicate(key, expected);
    }),
  );
}

const FIELDS = new WeakMap<ContentType, ReadonlyMap<string, Field>>();

/** Returns the fields of a content type by filter key. Arrays of links also have the key `{field}Collection`. */
export function filterFields(type: ContentType): ReadonlyMap<string, Field> {
  const cached = FIELDS.get(type);
  if (cached) return cached;
  const fields = new Map(type.fields.map((field) => [field.id, field]));
  for (const field of type.fields) if (linkKind(field)?.many) fields.set(`${field.id}Collection`, field);
  FIELDS.set(type, fields);
  return fields;
}

function typePredicate(
  context: ReadContext,
  scope: Scope,
  type: ContentType,
  where: Filter,
): Predicate<Entry> {
  const fields = filterFields(type);
  return combined<Entry>(context.space, where, (key, expected) => {
    const found = splitKey(key, (id) => fields.has(id));
    const field = found && fields.get(found.id);
    if (!field) return () => false;
    const value = (entry: Entry): unknown => fieldValue(context.space, entry, field, scope);
    if (isFilter(expected) && linkKind(field)) return nestedPredicate(context, scope, field, expected, value);
    const accepts = operatorTest(found.operator, expected, field.type === 'Date');
    return (entry) => accepts(value(entry));
  });
}

/** Returns a predicate that matches when any resolvable target of a link field satisfies the filter. */
function nestedPredicate(
  context: ReadContext,
  scope: Scope,
  field: Field,
  expected: Filter,
  value: (entry: Entry) => unknown,
): Predicate<Entry> {
  if (isEmptyFilter(expected)) return always;
  const allowed = allowedTypes(field);
  const matches = entryPredicate(context, scope, expected);
  const view = viewOf(context, scope);
  return (entry) =>
    linksOf(value(entry)).some((link) => {
      const target = link.sys.linkType === 'Entry' ? view.entry(link.sys.id) : undefined;
      return (
        target !== undefined &&
        (!allowed || allowed.includes(target.sys.contentType.sys.id)) &&
        matches(target)
      );
    });
}

/** Returns a predicate for entries of any type. A key that is not a field of the entry's type never matches. */
export function entryPredicate(
  context: ReadContext,
  scope: Scope,
  where: Filter | null | undefined,
): Predicate<Entry> {
  if (isNullish(where) || isEmptyFilter(where)) return always;
  const byType = new Map<string, Predicate<Entry>>();
  return (entry) => {
    const { id } = entry.sys.contentType.sys;
    let predicate = byType.get(id);
    if (!predicate) {
      const type = context.space.contentTypes.get(id);
      predicate = type ? typePredicate(context, scope, type, where) : (): boolean => false;
      byType.set(id, predicate);
    }
    return predicate(entry);
  };
}

const ASSET_KEYS = new Set([
  'title',
  'description',
  'url',
  'contentType',
  'fileName',
  'size',
  'width',
  'height',
]);

/** Returns a predicate for assets. A key that is not a property of assets never matches. */
export function assetPredicate(
  context: ReadContext,
  scope: Scope,
  where: Filter | null | undefined,
): Predicate<Asset> {
  if (isNullish(where)) return always;
  return combined<Asset>(context.space, where, (key, expected) => {
    const found = splitKey(key, (id) => ASSET_KEYS.has(id));
    if (!found) return () => false;
    const accepts = operatorTest(found.operator, expected, false);
    return (asset) => accepts(assetValue(context, asset, found.id, scope));
  });
}
