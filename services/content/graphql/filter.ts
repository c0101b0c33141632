/** Whether an entity satisfies a filter (fact sheet "Filters"). A filter is prepared once, then asked of each entity. */
import type { Asset, ContentType, Entry, Field } from '../space/types.ts';
import { linksOf } from '../space/view.ts';
import { assetValue } from './asset-value.ts';
import { allowedTypes, linkKind } from './names.ts';
import { fieldValue, viewOf, type ReadContext, type Scope } from './nodes.ts';
import { isOperator, test, type Operator } from './operators.ts';
import { sysValue } from './order.ts';

export type Filter = Record<string, unknown>;
type Predicate<T> = (entity: T) => boolean;

export const isFilter = (value: unknown): value is Filter =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;
const always = (): boolean => true;

/** Whether a filter constrains nothing: clients in the wild send null for "any". */
export function isEmptyFilter(where: Filter | null | undefined): boolean {
  return (
    isNothing(where) ||
    Object.values(where).every((value) => isNothing(value) || (isFilter(value) && isEmptyFilter(value)))
  );
}

/** Splits `title_not_in` into the field and the operator; a field id may itself hold underscores. */
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

function every<T>(predicates: Predicate<T>[]): Predicate<T> {
  if (predicates.length === 0) return always;
  const [only] = predicates;
  return predicates.length === 1 && only
    ? only
    : (entity) => predicates.every((predicate) => predicate(entity));
}

const SYS_KEYS = new Set(['id', 'publishedAt', 'firstPublishedAt', 'publishedVersion']);

function sysPredicate(wanted: Filter): Predicate<Entry | Asset> {
  return every(
    Object.entries(wanted).flatMap(([key, value]): Predicate<Entry | Asset>[] => {
      const found = isNothing(value) ? undefined : splitKey(key, (id) => SYS_KEYS.has(id));
      if (!found) return [];
      return [({ sys }) => test(sysValue(sys, found.id), found.operator, value, found.id.endsWith('At'))];
    }),
  );
}

function metadataPredicate(wanted: Filter): Predicate<Entry | Asset> {
  const idsOf = (entity: Entry | Asset, kind: string): string[] =>
    (kind === 'tags' ? entity.metadata.tags : (entity.metadata.concepts ?? [])).map(({ sys }) => sys.id);
  return every(
    Object.entries(wanted).flatMap(([key, value]): Predicate<Entry | Asset>[] => {
      const kind = key.startsWith('tags') ? 'tags' : 'concepts';
      if (isNothing(value)) return [];
      if (!isFilter(value)) return [(entity) => test(idsOf(entity, kind), 'exists', value, false)];
      return Object.entries(value).flatMap(([inner, list]): Predicate<Entry | Asset>[] => {
        if (isNothing(list)) return [];
        // This service keeps no hierarchy of concepts, so the descendants of a concept are the concept itself.
        if (inner === 'descendants') return isFilter(list) ? [metadataPredicate({ concepts: list })] : [];
        const operator = inner.slice('id_'.length);
        return isOperator(operator) ? [(entity) => test(idsOf(entity, kind), operator, list, false)] : [];
      });
    }),
  );
}

/** Combines AND, OR, sys and metadata with what all other keys mean. A null value is no constraint. */
function combined<T extends Entry | Asset>(
  where: Filter,
  keyPredicate: (key: string, wanted: unknown) => Predicate<T>,
): Predicate<T> {
  return every(
    Object.entries(where).map(([key, wanted]): Predicate<T> => {
      if (isNothing(wanted)) return always;
      if (key === 'AND' || key === 'OR') {
        const parts = listOf(wanted)
          .filter(isFilter)
          .map((part) => combined(part, keyPredicate));
        if (key === 'AND' || parts.length === 0) return every(parts);
        return (entity) => parts.some((part) => part(entity));
      }
      if (key === 'sys' && isFilter(wanted)) return sysPredicate(wanted);
      if (key === 'contentfulMetadata' && isFilter(wanted)) return metadataPredicate(wanted);
      return keyPredicate(key, wanted);
    }),
  );
}

const FIELDS = new WeakMap<ContentType, ReadonlyMap<string, Field>>();

/** The fields of a type by the keys that filters use for them: arrays of links also as `{field}Collection`. */
export function filterFields(type: ContentType): ReadonlyMap<string, Field> {
  const known = FIELDS.get(type);
  if (known) return known;
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
  return combined<Entry>(where, (key, wanted) => {
    const found = splitKey(key, (id) => fields.has(id));
    const field = found && fields.get(found.id);
    if (!field) return () => false;
    const value = (entry: Entry): unknown => fieldValue(context.space, entry, field, scope);
    if (isFilter(wanted) && linkKind(field)) return nestedPredicate(context, scope, field, wanted, value);
    return (entry) => test(value(entry), found.operator, wanted, field.type === 'Date');
  });
}

/** Some entity that the field links to, and that can be resolved, satisfies the filter. */
function nestedPredicate(
  context: ReadContext,
  scope: Scope,
  field: Field,
  wanted: Filter,
  value: (entry: Entry) => unknown,
): Predicate<Entry> {
  if (isEmptyFilter(wanted)) return always;
  const allowed = allowedTypes(field);
  const matches = entryPredicate(context, scope, wanted);
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

/** Tests entries of any type; a key that a type has no field for never matches. */
export function entryPredicate(
  context: ReadContext,
  scope: Scope,
  where: Filter | null | undefined,
): Predicate<Entry> {
  if (isNothing(where) || isEmptyFilter(where)) return always;
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

/** Tests assets by an AssetFilter. */
export function assetPredicate(
  context: ReadContext,
  scope: Scope,
  where: Filter | null | undefined,
): Predicate<Asset> {
  if (isNothing(where)) return always;
  return combined<Asset>(where, (key, wanted) => {
    const found = splitKey(key, (id) => ASSET_KEYS.has(id));
    if (!found) return () => false;
    return (asset) => test(assetValue(context, asset, found.id, scope), found.operator, wanted, false);
  });
}
