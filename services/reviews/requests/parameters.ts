/** Reading of the contract's parameters: names without regard to case, each checked with its own error code. */
import { ReviewServiceError, type ErrorCode } from '../errors.ts';

export const API_VERSION = '5.4';
const DEFAULT_LIMIT = 10;
const MAXIMUM_LIMIT = 100;
const MAXIMUM_OFFSET = 300_000;
export const LOCALE = 'en_US';

/** Parameters by their lower-case name; a name may be given several times. */
export class Parameters {
  readonly #values = new Map<string, string[]>();

  constructor(...sources: Iterable<[string, string]>[]) {
    for (const source of sources) {
      for (const [name, value] of source) {
        const key = name.toLowerCase();
        const values = this.#values.get(key);
        if (values) values.push(value);
        else this.#values.set(key, [value]);
      }
    }
  }

  all(name: string): string[] {
    return this.#values.get(name.toLowerCase()) ?? [];
  }

  one(name: string): string | undefined {
    return this.all(name)[0];
  }

  /** The comma-separated values of a parameter, also when it is repeated. */
  list(name: string): string[] {
    return this.all(name)
      .flatMap((value) => value.split(','))
      .map((value) => value.trim())
      .filter(Boolean);
  }
}

/**
 * What every call must say: who asks, which version, and no JSONP.
 * @throws ReviewServiceError
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

function whole(
  parameters: Parameters,
  name: string,
  preset: number,
  maximum: number,
  code: ErrorCode,
): number {
  const given = parameters.one(name);
  if (given === undefined) return preset;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value > maximum)
    throw new ReviewServiceError(code, `The value of ${name} must be a whole number from 0 to ${maximum}.`);
  return value;
}

export interface Slice {
  limit: number;
  offset: number;
}

/** `Limit` and `Offset`, or those of an included type, for example with `_Reviews`. @throws ReviewServiceError */
export function sliceOf(parameters: Parameters, suffix: '' | '_Reviews' = ''): Slice {
  return {
    limit: whole(parameters, `Limit${suffix}`, DEFAULT_LIMIT, MAXIMUM_LIMIT, 'ERROR_PARAM_INVALID_LIMIT'),
    offset: whole(parameters, `Offset${suffix}`, 0, MAXIMUM_OFFSET, 'ERROR_PARAM_INVALID_OFFSET'),
  };
}

const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'] as const;
export type Operator = (typeof OPERATORS)[number];

export interface Filter {
  attribute: string;
  operator: Operator;
  values: string[];
}

/** Splits at a sign that no backslash stands before, and takes the backslashes away. */
function split(text: string, sign: ',' | ':'): string[] {
  const parts = [''];
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    if (letter === sign) parts.push('');
    else if (letter === '\\' && index + 1 < text.length) {
      index += 1;
      parts[parts.length - 1] += sign === ':' ? `\\${text[index]}` : (text[index] ?? '');
    } else parts[parts.length - 1] += letter;
  }
  return parts;
}

const isOperator = (value: string | undefined): value is Operator =>
  OPERATORS.some((operator) => operator === value);

/** The filters of a parameter, `Attribute:value,value` or `Attribute:operator:value`. @throws ReviewServiceError */
export function filtersOf(
  parameters: Parameters,
  name: 'Filter' | 'Filter_Reviews',
  known: Iterable<string>,
): Filter[] {
  const attributes = new Map([...known].map((attribute) => [attribute.toLowerCase(), attribute]));
  return parameters.all(name).map((text) => {
    const [given = '', ...rest] = split(text, ':');
    const attribute = attributes.get(given.toLowerCase());
    const hasOperator = rest.length > 1 && isOperator(rest[0]);
    const operator = hasOperator && isOperator(rest[0]) ? rest[0] : 'eq';
    const values = split((hasOperator ? rest.slice(1) : rest).join(':'), ',').filter((value) => value !== '');
    if (attribute === undefined || values.length === 0)
      throw new ReviewServiceError(
        'ERROR_PARAM_INVALID_FILTER_ATTRIBUTE',
        attribute === undefined
          ? `The filter attribute is unknown: ${given.slice(0, 100)}`
          : `The filter on ${attribute} has no value.`,
      );
    return { attribute, operator, values };
  });
}

export interface Sort {
  attribute: string;
  direction: 'asc' | 'desc';
}

/** The orders of a parameter, `Rating:desc,SubmissionTime:asc`. @throws ReviewServiceError */
export function sortsOf(
  parameters: Parameters,
  name: 'Sort' | 'Sort_Reviews',
  known: Iterable<string>,
): Sort[] {
  const attributes = new Map([...known].map((attribute) => [attribute.toLowerCase(), attribute]));
  return parameters.list(name).map((text) => {
    const [given = '', direction = 'asc', ...more] = text.split(':');
    const attribute = attributes.get(given.toLowerCase());
    const way = direction.toLowerCase();
    if (attribute === undefined || (way !== 'asc' && way !== 'desc') || more.length > 0)
      throw new ReviewServiceError(
        'ERROR_PARAM_INVALID_SORT_ATTRIBUTE',
        `The sort attribute is unknown: ${text.slice(0, 100)}`,
      );
    return { attribute, direction: way };
  });
}

/** The names of a list parameter that are all known, as they are written here. @throws ReviewServiceError */
export function namesOf<Name extends string>(
  parameters: Parameters,
  parameter: 'Include' | 'Stats' | 'FilteredStats',
  known: readonly Name[],
): Set<Name> {
  return new Set(
    parameters.list(parameter).map((given) => {
      const name = known.find((candidate) => candidate.toLowerCase() === given.toLowerCase());
      if (name === undefined)
        throw new ReviewServiceError(
          parameter === 'Include' ? 'ERROR_PARAM_INVALID_INCLUDED' : 'ERROR_PARAM_INVALID_PARAMETERS',
          `The value of ${parameter} is unknown: ${given.slice(0, 100)}`,
        );
      return name;
    }),
  );
}

const SEARCH_WORDS = 10;

/** The words to look for, in lower case; undefined when nothing is searched. @throws ReviewServiceError */
export function searchOf(parameters: Parameters): string[] | undefined {
  const given = parameters.one('Search');
  if (given === undefined) return undefined;
  const words = given.toLowerCase().split(/\s+/).filter(Boolean).slice(0, SEARCH_WORDS);
  if (words.length === 0 || given.length > 200)
    throw new ReviewServiceError('ERROR_PARAM_INVALID_SEARCH_ATTRIBUTE', 'Search needs 1 to 200 letters.');
  return words;
}
