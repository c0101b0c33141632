import { isOperator, operatorTest, type Operator } from '../graphql/operators.ts';
import { isObject } from '../space/is-object.ts';
import { linksOf } from '../space/view.ts';
import type { ContentType } from '../space/types.ts';
import { isInMimeGroup } from '../validation/links.ts';
import { badRequest, invalidQuery } from './delivery-error.ts';
import { assetItem, entryItem, type Item, type DeliveryContext } from './delivery-item.ts';
import { searchedText, wordsOf } from './text-search.ts';

type Test = (item: Item) => boolean;

/** Operators of the delivery API whose names differ from those of the GraphQL API. */
const OPERATORS: Record<string, string> = {
  ne: 'not',
  nin: 'not_in',
  match: 'contains',
  all: 'contains_all',
  within: 'within_circle',
};
const LISTS = new Set(['in', 'nin', 'all']);
/** Matches the names of date properties. */
export const DATES = /(At|datetime)$/;

const ASSET_FIELDS = new Set(['title', 'description', 'file']);
export const NOT_FILTERS: ReadonlySet<string> = new Set([
  'access_token',
  'content_type',
  'cursor',
  'include',
  'includeContentSourceMaps',
  'limit',
  'links_to_asset',
  'links_to_entry',
  'locale',
  'mimetype_group',
  'order',
  'pageNext',
  'pagePrev',
  'query',
  'select',
  'skip',
]);

/** Returns the value at a path such as `sys.contentType.sys.id`. For an array, returns the value in each member. */
export function at(value: unknown, path: readonly string[], index = 0): unknown {
  const key = path[index];
  if (key === undefined) return value;
  if (Array.isArray(value)) return value.map((member) => at(member, path, index));
  return isObject(value) ? at(value[key], path, index + 1) : undefined;
}

/** Returns a test of a value, or of the members of an array, by one operator. */
function valueTest(operator: Operator, expected: unknown, date: boolean): (value: unknown) => boolean {
  const accepts = operatorTest(operator, expected, date);
  if (operator === 'exists' || operator === 'contains_all') return accepts;
  // One matching member is enough, except for "not" and "not in", which must hold for all members.
  return operator === 'not' || operator === 'not_in'
    ? (value) => (Array.isArray(value) ? value.every(accepts) : accepts(value))
    : (value) => (Array.isArray(value) ? value.some(accepts) : accepts(value));
}

function typed(text: string, kind: string | undefined): unknown {
  if (kind === 'Integer' || kind === 'Number') return Number(text);
  if (kind === 'Boolean') return text === 'true';
  return text;
}

interface Condition {
  path: string[];
  operator: string | undefined;
  value: string;
}

function conditionOf(key: string, value: string): Condition {
  const match = /^([\w.-]+)(?:\[(\w+)\])?$/.exec(key);
  if (!match?.[1]) throw invalidQuery({ name: 'unknown', path: [key] });
  return { path: match[1].split('.'), operator: match[2], value };
}

function operatorOf({ path, operator, value }: Condition): Operator {
  if (operator === undefined) return 'equal';
  if (operator === 'within' && value.split(',').length === 4) return 'within_rectangle';
  const name = OPERATORS[operator] ?? operator;
  if (!isOperator(name)) throw invalidQuery({ name: 'unknownOperator', path, value: operator });
  return name;
}

/**
 * Returns the type of the field at a path, or undefined for `sys` and for parts of a value.
 * @throws DeliveryError InvalidQuery
 */
export function fieldKind(
  path: string[],
  type: ContentType | undefined,
  assets: boolean,
): string | undefined {
  const [root, id = ''] = path;
  if (root !== 'fields') return undefined;
  if (assets) {
    if (!ASSET_FIELDS.has(id)) throw invalidQuery({ name: 'unknown', path });
    return path.at(-1) === 'size' ? 'Integer' : undefined;
  }
  if (!type) throw invalidQuery({ name: 'contentTypeRequired', path });
  const field = type.fields.find((candidate) => candidate.id === id && candidate.omitted !== true);
  if (!field) throw invalidQuery({ name: 'unknown', path });
  return path.length === 2 ? field.type : undefined;
}

/**
 * Returns a test of the values at a condition's path.
 * @param kind field type of the values; they are strings when omitted
 * @throws DeliveryError InvalidQuery
 */
function valuesTest(
  condition: Condition,
  kind: string | undefined,
  date = false,
): (value: unknown) => boolean {
  const { operator, value } = condition;
  const operation = operatorOf(condition);
  if (operation === 'exists') return valueTest(operation, value === 'true', date);
  const expected = LISTS.has(operator ?? '')
    ? value.split(',').map((part) => typed(part, kind))
    : typed(value, kind);
  return valueTest(operation, expected, date);
}

/** Returns a test for whether a link target satisfies a condition such as `fields.brand.fields.name=Dawn`. */
function throughLink(deliveryContext: DeliveryContext, condition: Condition): Test {
  const [, id = '', ...rest] = condition.path;
  const accepts = valuesTest(condition, undefined);
  return (item) =>
    linksOf(item.fields[id]).some(({ sys }) => {
      if (sys.linkType === 'Asset') {
        const asset = deliveryContext.view.asset(sys.id);
        return asset !== undefined && accepts(at(assetItem(deliveryContext, asset), rest));
      }
      const entry = deliveryContext.view.entry(sys.id);
      return entry !== undefined && accepts(at(entryItem(deliveryContext, entry), rest));
    });
}

/** Properties of `sys` that filters may use. Only the management API has those in the second line. */
const SYS_PROPERTIES = new Set(
  (
    'id type contentType space environment createdAt updatedAt locale revision publishedVersion ' +
    'version publishedAt firstPublishedAt publishedCounter archivedAt archivedVersion createdBy updatedBy publishedBy'
  ).split(' '),
);
const METADATA_PROPERTIES = new Set(['tags', 'concepts']);

/**
 * Checks the property at the start of a path. A filter by an unknown property would match nothing, or everything.
 * @throws DeliveryError InvalidQuery
 */
export function checkRoot(path: readonly string[]): void {
  const [root, property = ''] = path;
  const allowed =
    root === 'fields' ||
    (root === 'sys' && SYS_PROPERTIES.has(property)) ||
    (root === 'metadata' && METADATA_PROPERTIES.has(property));
  if (!allowed) throw invalidQuery({ name: 'unknown', path });
}

/**
 * Checks a path of an item that has its own properties instead of fields.
 * @throws DeliveryError InvalidQuery
 */
export function checkProperty(path: readonly string[], properties: ReadonlySet<string>): void {
  if (properties.has(path.join('.'))) return;
  if (path[0] !== 'sys') throw invalidQuery({ name: 'unknown', path });
  checkRoot(path);
}

function testOf(
  deliveryContext: DeliveryContext,
  condition: Condition,
  type: ContentType | undefined,
  assets: boolean,
): Test {
  const { path } = condition;
  checkRoot(path);
  const kind = fieldKind(path, type, assets);
  if (!assets && path[0] === 'fields' && (path[2] === 'fields' || (path[2] === 'sys' && path[3] !== 'id')))
    return throughLink(deliveryContext, condition);
  const date = kind === 'Date' || (path[0] === 'sys' && DATES.test(path.at(-1) ?? ''));
  const accepts = valuesTest(condition, kind, date);
  return (item) => accepts(at(item, path));
}

/**
 * Returns a predicate for one filter of a list of items other than entries and assets, such as `sys.id[in]` of content
 * types.
 * @param properties paths that filters may use in addition to the common properties of `sys`, such as `name` or
 * `entity.sys.id`
 * @throws DeliveryError InvalidQuery
 */
export function propertyFilter(
  key: string,
  value: string,
  properties: ReadonlySet<string>,
): (item: unknown) => boolean {
  const condition = conditionOf(key, value);
  const { path } = condition;
  checkProperty(path, properties);
  const property = path.at(-1) ?? '';
  const kind = /ersion$|revision$/.test(property) ? 'Integer' : undefined;
  const accepts = valuesTest(condition, kind, DATES.test(property));
  return (item) => accepts(at(item, path));
}

/**
 * Returns a whole number parameter.
 * @throws DeliveryError BadRequest when it is out of bounds or not a whole number
 */
export function parseNumber(
  parameters: URLSearchParams,
  name: string,
  fallback: number,
  bounds: { min: number; max: number },
): number {
  const text = parameters.get(name);
  if (text === null) return fallback;
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < bounds.min || value > bounds.max)
    throw badRequest(`The parameter ${name} must be a whole number from ${bounds.min} to ${bounds.max}.`);
  return value;
}

/**
 * Returns a predicate for all filters of a request.
 * @throws DeliveryError InvalidQuery naming the invalid part
 */
export function filterOf(
  deliveryContext: DeliveryContext,
  parameters: URLSearchParams,
  type: ContentType | undefined,
  assets: boolean,
): Test {
  const tests: Test[] = [];
  for (const [key, value] of parameters) {
    if (!NOT_FILTERS.has(key)) tests.push(testOf(deliveryContext, conditionOf(key, value), type, assets));
  }
  const words = wordsOf(parameters.get('query') ?? '');
  if (words.length > 0) {
    tests.push((item) => {
      const text = searchedText(item.fields);
      return words.every((word) => text.includes(word));
    });
  }
  const group = parameters.get('mimetype_group');
  if (group !== null) {
    if (isInMimeGroup('', group) === undefined)
      throw invalidQuery({ name: 'unknown', path: ['mimetype_group'], value: group });
    tests.push(
      (item) => isInMimeGroup(String(at(item, ['fields', 'file', 'contentType']) ?? ''), group) === true,
    );
  }
  return (item) => tests.every((one) => one(item));
}

/**
 * Returns the parts of an item that `select` names.
 * @throws DeliveryError InvalidQuery
 */
export function selected(
  item: Item,
  select: string | null,
  type: ContentType | undefined,
  assets: boolean,
): Item {
  if (!select) return item;
  const whole = new Set<string>();
  const parts: Record<'sys' | 'fields' | 'metadata', Set<string>> = {
    sys: new Set(),
    fields: new Set(),
    metadata: new Set(),
  };
  for (const key of select.split(',').map((part) => part.trim())) {
    const [root, id] = key.split('.');
    if (root !== 'sys' && root !== 'fields' && root !== 'metadata')
      throw invalidQuery({ name: 'select', path: [key] });
    if (id === undefined) whole.add(root);
    else {
      if (root === 'fields') fieldKind(['fields', id], type, assets);
      parts[root].add(id);
    }
  }
  const pick = (root: 'sys' | 'fields' | 'metadata', value: object): Record<string, unknown> =>
    whole.has(root)
      ? { ...value }
      : Object.fromEntries(Object.entries(value).filter(([id]) => parts[root].has(id)));
  return {
    ...item,
    sys: { ...pick('sys', item.sys), id: item.sys.id, type: item.sys.type },
    metadata: whole.has('metadata') || parts.metadata.size > 0 ? item.metadata : { tags: [], concepts: [] },
    fields: pick('fields', item.fields),
  };
}
