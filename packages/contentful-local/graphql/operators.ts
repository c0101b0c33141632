import { isObject } from '../space/is-object.ts';

const OPERATORS = new Set([
  'not_contains',
  'contains_all',
  'contains_some',
  'contains_none',
  'contains',
  'within_circle',
  'within_rectangle',
  'not_in',
  'not',
  'in',
  'gte',
  'gt',
  'lte',
  'lt',
  'exists',
] as const);
export type Operator = 'equal' | (typeof OPERATORS extends Set<infer Name> ? Name : never);

const NAMES: ReadonlySet<string> = OPERATORS;

/** Whether the suffix of a filter key is an operator. */
export function isOperator(name: string): name is Operator {
  return NAMES.has(name);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
function comparable(value: unknown): string | number | boolean | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}

/** Returns the time of a date in milliseconds, or undefined if the string is not a date. */
export function parseTime(text: string): number | undefined {
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}

type Comparison = (value: unknown) => number | undefined;

/** Compares two values for sorting. Returns undefined if either value cannot be compared. */
export function compareValues(left: unknown, right: unknown): number | undefined {
  const a = comparable(left);
  const b = comparable(right);
  if (a === undefined || b === undefined) return undefined;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Matches dates as this service writes them, such as `2025-01-31T12:00:00.000Z`. Sorting them as strings also sorts
 * them by time.
 */
const IN_ORDER = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Returns a function that compares dates with an expected date, which is parsed only once. */
function dateComparison(expected: string): Comparison {
  const time = parseTime(expected);
  if (time === undefined) return () => undefined;
  const text = new Date(time).toISOString();
  const isInOrder = IN_ORDER.test(text);
  return (value) => {
    if (typeof value !== 'string') return undefined;
    return isInOrder && IN_ORDER.test(value)
      ? compareValues(value, text)
      : compareValues(parseTime(value), time);
  };
}

/** Returns the text of a string or rich text value. */
function words(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(words).join(' ');
  if (!isObject(value)) return '';
  return value.nodeType === 'text' ? words(value.value) : words(value.content);
}

const RADIANS = Math.PI / 180;
const EARTH_RADIUS_KM = 6371;

/**
 * Whether a location is inside a shape. A circle is latitude, longitude and radius in kilometers. A rectangle is
 * latitude and longitude of two corners.
 */
function within(value: unknown, shape: unknown, circle: boolean): boolean {
  if (!isObject(value) || typeof value.lat !== 'number' || typeof value.lon !== 'number') return false;
  const { lat, lon } = value;
  const [a = NaN, b = NaN, c = NaN, d = NaN] = String(shape).split(',').map(Number);
  if (!circle) return lat >= a && lat <= c && lon >= b && lon <= d;
  const chord =
    Math.sin(((lat - a) * RADIANS) / 2) ** 2 +
    Math.cos(a * RADIANS) * Math.cos(lat * RADIANS) * Math.sin(((lon - b) * RADIANS) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord)) <= c;
}

/**
 * Returns a function that compares values with the expected one. With `date`, strings are compared as points in time.
 */
const comparisonWith = (expected: unknown, date: boolean): Comparison =>
  date && typeof expected === 'string' ? dateComparison(expected) : (value) => compareValues(value, expected);

function equalTo(expected: unknown, date: boolean): (value: unknown) => boolean {
  if (!date) return (value) => value === expected;
  const compare = comparisonWith(expected, date);
  return (value) => value === expected || compare(value) === 0;
}

const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** Returns a test of values by one operator. With `date`, strings are compared as points in time. */
export function operatorTest(
  operator: Operator,
  expected: unknown,
  date: boolean,
): (value: unknown) => boolean {
  const ordered = (accepts: (order: number) => boolean) => {
    const compare = comparisonWith(expected, date);
    return (value: unknown): boolean => accepts(compare(value) ?? NaN);
  };
  const containing = () => {
    const text = String(expected).toLowerCase();
    return (value: unknown): boolean => isPresent(value) && words(value).toLowerCase().includes(text);
  };
  const not =
    (accepts: (value: unknown) => boolean) =>
    (value: unknown): boolean =>
      !accepts(value);
  const items = listOf(expected);
  const inList = () => {
    const tests = items.map((item) => equalTo(item, date));
    return (value: unknown): boolean => tests.some((accepts) => accepts(value));
  };
  const hasOf =
    (value: unknown) =>
    (item: unknown): boolean =>
      Array.isArray(value) && value.includes(item);
  switch (operator) {
    case 'exists':
      return (value) => isPresent(value) === expected;
    case 'equal':
      return equalTo(expected, date);
    case 'not':
      return not(equalTo(expected, date));
    case 'in':
      return inList();
    case 'not_in':
      return not(inList());
    case 'gt':
      return ordered((order) => order > 0);
    case 'gte':
      return ordered((order) => order >= 0);
    case 'lt':
      return ordered((order) => order < 0);
    case 'lte':
      return ordered((order) => order <= 0);
    case 'contains':
      return containing();
    case 'not_contains':
      return not(containing());
    case 'contains_all':
      return (value) => items.every(hasOf(value));
    case 'contains_some':
      return (value) => items.some(hasOf(value));
    case 'contains_none':
      return (value) => !items.some(hasOf(value));
    case 'within_circle':
      return (value) => within(value, expected, true);
    case 'within_rectangle':
      return (value) => within(value, expected, false);
  }
}
