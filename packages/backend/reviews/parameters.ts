/** Parses request parameters. Names are case-insensitive, and each parameter has its own error code. */
import { ReviewServiceError, type ErrorCode } from './errors.ts';

const API_VERSION = '5.4';
const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;
const MAX_OFFSET = 300_000;
export const LOCALE = 'en_US';

/** Parameters by lower-case name. A name may be repeated. */
export class Parameters {
  readonly #values = new Map<string, string[]>();

  constructor(...sources: Iterable<[string, string]>[]) {
    for (const source of sources) {
      for (const [name, value] of source) {
        const key = name.toLowerCase();
        // PostgreSQL cannot store text with null characters, and no visitor types them.
        const text = value.replaceAll('\0', '');
        const values = this.#values.get(key);
        if (values) values.push(text);
        else this.#values.set(key, [text]);
      }
    }
  }

  all(name: string): string[] {
    return this.#values.get(name.toLowerCase()) ?? [];
  }

  one(name: string): string | undefined {
    return this.all(name)[0];
  }

  /** Returns the comma-separated values of all occurrences of a parameter. */
  list(name: string): string[] {
    return this.all(name)
      .flatMap((value) => value.split(','))
      .map((value) => value.trim())
      .filter(Boolean);
  }
}

/**
 * Checks the requirements of every call: the passkey, the version, no JSONP, and a supported locale.
 * @throws ReviewServiceError if one of them is invalid
 */
export function checkCaller(parameters: Parameters, isKey: (key: string) => boolean): void {
  if (!isKey(parameters.one('passkey') ?? ''))
    throw new ReviewServiceError('ERROR_PARAM_INVALID_API_KEY', 'The passKey provided is invalid.');
  if (parameters.one('apiversion') !== API_VERSION)
    throw new ReviewServiceError('ERROR_UNSUPPORTED', `The apiversion must be ${API_VERSION}.`);
  if (parameters.one('callback') !== undefined)
    throw new ReviewServiceError('ERROR_PARAM_INVALID_CALLBACK', 'The callback parameter is not supported.');
  const locale = parameters.one('locale');
  if (locale !== undefined && locale !== LOCALE)
    throw new ReviewServiceError('ERROR_PARAM_INVALID_LOCALE', `Unsupported locale: ${locale}`);
}

function integer(
  parameters: Parameters,
  name: string,
  fallback: number,
  maximum: number,
  code: ErrorCode,
): number {
  const text = parameters.one(name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > maximum)
    throw new ReviewServiceError(code, `The value of ${name} must be a whole number from 0 to ${maximum}.`);
  return value;
}

export interface Slice {
  limit: number;
  offset: number;
}

/**
 * Returns `Limit` and `Offset`, or those of an included type, such as `Limit_Reviews`.
 * @throws ReviewServiceError if one is not a number in its range
 */
export function parseSlice(parameters: Parameters, suffix: '' | '_Reviews' = ''): Slice {
  return {
    limit: integer(parameters, `Limit${suffix}`, DEFAULT_LIMIT, MAX_LIMIT, 'ERROR_PARAM_INVALID_LIMIT'),
    offset: integer(parameters, `Offset${suffix}`, 0, MAX_OFFSET, 'ERROR_PARAM_INVALID_OFFSET'),
  };
}

const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'] as const;
export type Operator = (typeof OPERATORS)[number];

export interface Filter {
  attribute: string;
  operator: Operator;
  values: string[];
}

/** Splits a string at unescaped separators and unescapes the parts. */
function split(text: string, separator: ',' | ':'): string[] {
  const parts = [''];
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    if (letter === separator) parts.push('');
    else if (letter === '\\' && index + 1 < text.length) {
      index += 1;
      parts[parts.length - 1] += separator === ':' ? `\\${text[index]}` : (text[index] ?? '');
    } else parts[parts.length - 1] += letter;
  }
  return parts;
}

const isOperator = (value: string | undefined): value is Operator =>
  OPERATORS.some((operator) => operator === value);

/**
 * Returns the filters of a parameter: `Attribute:value,value` or `Attribute:operator:value`.
 * @throws ReviewServiceError if an attribute is unknown or a filter has no value
 */
export function parseFilters(
  parameters: Parameters,
  name: 'Filter' | 'Filter_Reviews',
  supported: Iterable<string>,
): Filter[] {
  const attributes = new Map([...supported].map((attribute) => [attribute.toLowerCase(), attribute]));
  return parameters.all(name).map((text) => {
    const [attributeName = '', ...rest] = split(text, ':');
    const attribute = attributes.get(attributeName.toLowerCase());
    const hasOperator = rest.length > 1 && isOperator(rest[0]);
    const operator = hasOperator && isOperator(rest[0]) ? rest[0] : 'eq';
    const values = split((hasOperator ? rest.slice(1) : rest).join(':'), ',').filter((value) => value !== '');
    if (attribute === undefined || values.length === 0)
      throw new ReviewServiceError(
        'ERROR_PARAM_INVALID_FILTER_ATTRIBUTE',
        attribute === undefined
          ? `The filter attribute is unknown: ${attributeName.slice(0, 100)}`
          : `The filter on ${attribute} has no value.`,
      );
    return { attribute, operator, values };
  });
}

export interface Sort {
  attribute: string;
  direction: 'asc' | 'desc';
}

/**
 * Returns the sort orders of a parameter: `Rating:desc,SubmissionTime:asc`.
 * @throws ReviewServiceError if an attribute or direction is unknown
 */
export function parseSorts(
  parameters: Parameters,
  name: 'Sort' | 'Sort_Reviews',
  supported: Iterable<string>,
): Sort[] {
  const attributes = new Map([...supported].map((attribute) => [attribute.toLowerCase(), attribute]));
  return parameters.list(name).map((text) => {
    const [attributeName = '', order = 'asc', ...rest] = text.split(':');
    const attribute = attributes.get(attributeName.toLowerCase());
    const direction = order.toLowerCase();
    if (attribute === undefined || (direction !== 'asc' && direction !== 'desc') || rest.length > 0)
      throw new ReviewServiceError(
        'ERROR_PARAM_INVALID_SORT_ATTRIBUTE',
        `The sort attribute is unknown: ${text.slice(0, 100)}`,
      );
    return { attribute, direction };
  });
}

/**
 * Returns the values of a list parameter, spelled as in `supported`.
 * @throws ReviewServiceError for any other value
 */
export function parseNames<Name extends string>(
  parameters: Parameters,
  parameter: 'Include' | 'Stats' | 'FilteredStats',
  supported: readonly Name[],
): Set<Name> {
  return new Set(
    parameters.list(parameter).map((value) => {
      const name = supported.find((candidate) => candidate.toLowerCase() === value.toLowerCase());
      if (name === undefined)
        throw new ReviewServiceError(
          parameter === 'Include' ? 'ERROR_PARAM_INVALID_INCLUDED' : 'ERROR_PARAM_INVALID_PARAMETERS',
          `The value of ${parameter} is unknown: ${value.slice(0, 100)}`,
        );
      return name;
    }),
  );
}

const MAX_SEARCH_WORDS = 10;
const MAX_SEARCH_LENGTH = 200;

/**
 * Returns the search words in lower case, or undefined if there is no search.
 * @throws ReviewServiceError if the search is empty or too long
 */
export function parseSearch(parameters: Parameters): string[] | undefined {
  const search = parameters.one('Search');
  if (search === undefined) return undefined;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_SEARCH_WORDS);
  if (words.length === 0 || search.length > MAX_SEARCH_LENGTH)
    throw new ReviewServiceError('ERROR_PARAM_INVALID_SEARCH_ATTRIBUTE', 'Search needs 1 to 200 letters.');
  return words;
}
