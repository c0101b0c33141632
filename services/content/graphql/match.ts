/** Whether an entity satisfies a filter, and in which order entities stand. */
import type { Asset, ContentType, Entry, Field, View } from '../space/types.ts';
import { linksOf } from '../space/view.ts';
import { allowedTypes, linkKind } from './names.ts';
import { fieldValue, localised, viewOf, type ReadContext, type Scope } from './nodes.ts';

export type Filter = Record<string, unknown>;

const OPERATORS = [
  'not_contains', 'contains_all', 'contains_some', 'contains_none', 'contains', 'within_circle', 'within_rectangle',
  'not_in', 'not', 'in', 'gte', 'gt', 'lte', 'lt', 'exists',
] as const;
type Operator = (typeof OPERATORS)[number] | 'equal';

const isFilter = (value: unknown): value is Filter => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Splits `title_not_in` into the field and the operator; a field id may itself hold underscores. */
function split(key: string, isField: (id: string) => boolean): { id: string; operator: Operator } {
  if (isField(key)) return { id: key, operator: 'equal' };
  for (const operator of OPERATORS) {
    const id = key.endsWith(`_${operator}`) ? key.slice(0, -operator.length - 1) : undefined;
    if (id !== undefined && isField(id)) return { id, operator };
  }
  return { id: key, operator: 'equal' };
}

function comparable(value: unknown): string | number | boolean | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

function compare(left: unknown, right: unknown, date: boolean): number | undefined {
  const a = comparable(left);
  const b = comparable(right);
  if (a === undefined || b === undefined) return undefined;
  if (date && typeof a === 'string' && typeof b === 'string') return Date.parse(a) - Date.parse(b);
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Text of a value for `contains`: a rich text's words, or the string itself. */
function words(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(words).join(' ');
  if (!isFilter(value)) return '';
  if (value.nodeType === 'text') return words(value.value);
  return words(value.content);
}

function within(value: unknown, shape: unknown, circle: boolean): boolean {
  if (!isFilter(value) || typeof value.lat !== 'number' || typeof value.lon !== 'number') return false;
  const numbers = String(shape).split(',').map(Number);
  const [a = NaN, b = NaN, c = NaN, d = NaN] = numbers;
  if (!circle) return value.lat >= a && value.lat <= c && value.lon >= b && value.lon <= d;
  const radians = Math.PI / 180;
  const half = Math.sin(((value.lat - a) * radians) / 2) ** 2 + Math.cos(a * radians) * Math.cos(value.lat * radians) * Math.sin(((value.lon - b) * radians) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half)) <= c;
}

function test(value: unknown, operator: Operator, wanted: unknown, date: boolean): boolean {
  const present = value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
  switch (operator) {
    case 'exists':
      return present === wanted;
    case 'equal':
      return date ? compare(value, wanted, true) === 0 : value === wanted;
    case 'not':
      return value !== wanted;
    case 'in':
      return listOf(wanted).some((item) => test(value, 'equal', item, date));
    case 'not_in':
      return !listOf(wanted).some((item) => test(value, 'equal', item, date));
    case 'gt':
      return (compare(value, wanted, date) ?? 0) > 0;
    case 'gte':
      return (compare(value, wanted, date) ?? -1) >= 0;
    case 'lt':
      return (compare(value, wanted, date) ?? 0) < 0;
    case 'lte':
      return (compare(value, wanted, date) ?? 1) <= 0;
    case 'contains':
      return present && words(value).toLowerCase().includes(String(wanted).toLowerCase());
    case 'not_contains':
      return !(present && words(value).toLowerCase().includes(String(wanted).toLowerCase()));
    case 'contains_all':
      return listOf(wanted).every((item) => Array.isArray(value) && value.includes(item));
    case 'contains_some':
      return listOf(wanted).some((item) => Array.isArray(value) && value.includes(item));
    case 'contains_none':
      return !listOf(wanted).some((item) => Array.isArray(value) && value.includes(item));
    case 'within_circle':
      return within(value, wanted, true);
    case 'within_rectangle':
      return within(value, wanted, false);
  }
}

const SYS_KEYS = new Set(['id', 'publishedAt', 'firstPublishedAt', 'publishedVersion']);

function matchesHead(entity: Entry | Asset, key: string, wanted: Filter): boolean {
  if (key === 'sys') {
    return Object.entries(wanted).every(([name, value]) => {
      if (value === null || value === undefined) return true;
      const { id, operator } = split(name, (candidate) => SYS_KEYS.has(candidate));
      const found = id === 'publishedVersion' ? (entity.sys.publishedVersion ?? entity.sys.revision) : entity.sys[id];
      return test(found, operator, value, id.endsWith('At'));
    });
  }
  return Object.entries(wanted).every(([name, value]) => {
    if (value === null || value === undefined) return true;
    const ids = (name.startsWith('tags') ? entity.metadata.tags : (entity.metadata.concepts ?? [])).map(({ sys }) => sys.id);
    if (name.endsWith('_exists')) return test(ids, 'exists', value, false);
    return !isFilter(value) || Object.entries(value).every(([inner, list]) => {
      if (list === null || list === undefined) return true;
      // Concepts have no hierarchy in this service, so a descendant is the concept itself.
      if (inner === 'descendants') return isFilter(list) && matchesHead(entity, 'contentfulMetadata', { concepts: list });
      return test(ids, split(inner, (id) => id === 'id').operator, list, false);
    });
  });
}

/** Combines AND, OR, sys and metadata with a test for all other keys. A null value is no constraint. */
function matchesKeys(entity: Entry | Asset, where: Filter | null | undefined, matchKey: (key: string, wanted: unknown) => boolean): boolean {
  return Object.entries(where ?? {}).every(([key, wanted]) => {
    if (wanted === null || wanted === undefined) return true;
    const again = (filter: unknown): boolean => !isFilter(filter) || matchesKeys(entity, filter, matchKey);
    if (key === 'AND') return listOf(wanted).every(again);
    if (key === 'OR') {
      const choices = listOf(wanted);
      return choices.length === 0 || choices.some(again);
    }
    if ((key === 'sys' || key === 'contentfulMetadata') && isFilter(wanted)) return matchesHead(entity, key, wanted);
    return matchKey(key, wanted);
  });
}

/** Whether an entry satisfies a filter of its content type, nested filters included. */
export function matchesEntry(context: ReadContext, scope: Scope, entry: Entry, where: Filter | null | undefined): boolean {
  const type = context.space.contentTypes.get(entry.sys.contentType.sys.id);
  if (!type) return false;
  const view = viewOf(context, scope);
  return matchesKeys(entry, where, (key, wanted) => {
    const fields = new Map(type.fields.flatMap((field): [string, Field][] => [
      [field.id, field],
      ...(linkKind(field)?.many ? [[`${field.id}Collection`, field] satisfies [string, Field]] : []),
    ]));
    const { id, operator } = split(key, (candidate) => fields.has(candidate));
    const field = fields.get(id);
    if (!field) return false;
    const value = fieldValue(context.space, entry, field, scope.locale);
    if (isFilter(wanted) && linkKind(field)) return nested(context, scope, view, field, value, wanted);
    return test(value, operator, wanted, field.type === 'Date');
  });
}

function nested(context: ReadContext, scope: Scope, view: View, field: Field, value: unknown, wanted: Filter): boolean {
  if (Object.values(wanted).every((item) => item === null || item === undefined)) return true;
  const allowed = allowedTypes(field);
  return linksOf(value).some((link) => {
    const target = link.sys.linkType === 'Entry' ? view.entry(link.sys.id) : undefined;
    if (!target || (allowed && !allowed.includes(target.sys.contentType.sys.id))) return false;
    return matchesEntry(context, scope, target, wanted);
  });
}

/** A property of an asset as the API names it. */
export function assetValue(context: ReadContext, asset: Asset, key: string, locale: string): unknown {
  const { space } = context;
  if (key === 'title' || key === 'description') return localised(space, asset.fields[key], locale);
  const values = asset.fields.file ?? {};
  const file = values[locale] ?? values[space.defaultLocale.code];
  if (!file) return undefined;
  if (key === 'size') return file.details.size;
  if (key === 'width' || key === 'height') return file.details.image?.[key];
  if (key === 'contentType' || key === 'fileName') return file[key];
  if (key !== 'url') return undefined;
  const bytes = space.assetFile(asset.sys.id, locale);
  if (!bytes) return file.url.startsWith('//') ? `https:${file.url}` : file.url;
  return `${context.publicImageBase}/${space.id}/${asset.sys.id}/${bytes.token}/${encodeURIComponent(bytes.fileName)}`;
}

const ASSET_KEYS = new Set(['title', 'description', 'url', 'contentType', 'fileName', 'size', 'width', 'height']);

/** Whether an asset satisfies an AssetFilter. */
export function matchesAsset(context: ReadContext, scope: Scope, asset: Asset, where: Filter | null | undefined): boolean {
  return matchesKeys(asset, where, (key, wanted) => {
    const { id, operator } = split(key, (candidate) => ASSET_KEYS.has(candidate));
    return test(assetValue(context, asset, id, scope.locale), operator, wanted, false);
  });
}

/** Sorts by order values such as `title_ASC`; what they leave equal keeps its order. */
export function sorted<T extends Entry | Asset>(items: readonly T[], order: readonly string[], valueOf: (item: T, key: string) => unknown): readonly T[] {
  if (order.length === 0) return items;
  const keys = order.map((value) => ({ key: value.replace(/_(ASC|DESC)$/, ''), sign: value.endsWith('_DESC') ? -1 : 1 }));
  return [...items].sort((a, b) => {
    for (const { key, sign } of keys) {
      const of = (item: T): unknown => (key.startsWith('sys_') ? item.sys[key.slice(4)] : valueOf(item, key));
      const left = of(a);
      const right = of(b);
      // What has no value stands last in both directions.
      if (left === undefined || right === undefined) {
        if (left !== right) return left === undefined ? 1 : -1;
        continue;
      }
      const result = compare(left, right, false) ?? 0;
      if (result !== 0) return result * sign;
    }
    return 0;
  });
}

/** Entries of a type that satisfy a filter, found through an index where the filter allows it. */
export function findEntries(context: ReadContext, scope: Scope, type: ContentType, where: Filter | null | undefined): readonly Entry[] {
  const view = viewOf(context, scope);
  let candidates: readonly Entry[] | undefined;
  const sys = where?.sys;
  if (isFilter(sys)) {
    const ids = sys.id ?? sys.id_in;
    if (ids !== undefined && ids !== null) {
      const unique = new Set(listOf(ids).filter((id) => typeof id === 'string'));
      const found = [...unique].flatMap((id) => view.entry(id) ?? []).filter((entry) => entry.sys.contentType.sys.id === type.sys.id);
      const order = new Map(found.map((entry) => [entry.sys.id, entry]));
      candidates = [...order.values()];
    }
  }
  for (const field of candidates ? [] : type.fields) {
    const wanted = where?.[field.id];
    if (field.type === 'Symbol' && !field.localized && typeof wanted === 'string') {
      candidates = view.entriesWith(type.sys.id, field.id, context.space.defaultLocale.code, wanted);
      break;
    }
    const targets = allowedTypes(field);
    if (isFilter(wanted) && linkKind(field)?.to === 'Entry' && targets?.length === 1) {
      const target = context.space.contentTypes.get(targets[0] ?? '');
      if (!target || Object.values(wanted).every((item) => item === null || item === undefined)) continue;
      const owners = new Map<string, Entry>();
      for (const linked of findEntries(context, scope, target, wanted)) {
        for (const { entry } of view.linkingTo('Entry', linked.sys.id)) {
          if (entry.sys.contentType.sys.id === type.sys.id) owners.set(entry.sys.id, entry);
        }
      }
      const all = view.entriesOf(type.sys.id);
      candidates = owners.size * 20 < all.length ? [...owners.values()].sort(byPublication) : all;
      break;
    }
  }
  return (candidates ?? view.entriesOf(type.sys.id)).filter((entry) => matchesEntry(context, scope, entry, where));
}

function byPublication(a: Entry, b: Entry): number {
  const left = a.sys.publishedAt ?? '';
  const right = b.sys.publishedAt ?? '';
  if (left !== right) return left < right ? 1 : -1;
  return a.sys.id < b.sys.id ? -1 : 1;
}
