/** Filter operators (docs/services.md, "Contentful GraphQL"). */

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
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function comparable(value: unknown): string | number | boolean | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}

/** Negative, zero or positive, as for sorting; undefined when either value has no order. */
export function compareValues(left: unknown, right: unknown, date: boolean): number | undefined {
  const a = comparable(left);
  const b = comparable(right);
  if (a === undefined || b === undefined) return undefined;
  if (date && typeof a === 'string' && typeof b === 'string') return Date.parse(a) - Date.parse(b);
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The text of a string or rich text value. */
function words(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(words).join(' ');
  if (!isObject(value)) return '';
  return value.nodeType === 'text' ? words(value.value) : words(value.content);
}

const RADIANS = Math.PI / 180;
const EARTH_RADIUS_KM = 6371;

/** Circle: latitude, longitude, radius in kilometres. Rectangle: latitude and longitude of two corners. */
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

function equal(value: unknown, expected: unknown, date: boolean): boolean {
  return value === expected || (date && compareValues(value, expected, true) === 0);
}

/** Whether a value satisfies one operator; with `date`, strings are compared as points in time. */
export function test(value: unknown, operator: Operator, expected: unknown, date: boolean): boolean {
  const present = value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
  const order = (): number => compareValues(value, expected, date) ?? NaN;
  const contains = (): boolean =>
    present && words(value).toLowerCase().includes(String(expected).toLowerCase());
  const has = (item: unknown): boolean => Array.isArray(value) && value.includes(item);
  switch (operator) {
    case 'exists':
      return present === expected;
    case 'equal':
      return equal(value, expected, date);
    case 'not':
      return !equal(value, expected, date);
    case 'in':
      return listOf(expected).some((item) => equal(value, item, date));
    case 'not_in':
      return !listOf(expected).some((item) => equal(value, item, date));
    case 'gt':
      return order() > 0;
    case 'gte':
      return order() >= 0;
    case 'lt':
      return order() < 0;
    case 'lte':
      return order() <= 0;
    case 'contains':
      return contains();
    case 'not_contains':
      return !contains();
    case 'contains_all':
      return listOf(expected).every(has);
    case 'contains_some':
      return listOf(expected).some(has);
    case 'contains_none':
      return !listOf(expected).some(has);
    case 'within_circle':
      return within(value, expected, true);
    case 'within_rectangle':
      return within(value, expected, false);
  }
}
