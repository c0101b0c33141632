/** Checks the validations of a field that depend only on its value. */
import type { Validation } from '../space/types.ts';
import type { Path, ValidationError } from './error.ts';

interface Limits {
  min?: number;
  max?: number;
}

/** Whether a number is within its limits. Contentful's web app writes null for a limit that is not set. */
const within = (number: number, { min, max }: Limits): boolean =>
  number >= (min ?? -Infinity) && number <= (max ?? Infinity);

function limitText(what: string, { min, max }: Limits): string {
  if (typeof min !== 'number') return `${what} must be at most ${max}`;
  if (typeof max !== 'number') return `${what} must be at least ${min}`;
  return `${what} must be between ${min} and ${max}`;
}

function inDateRange(value: string, { min, max }: { min?: string; max?: string }): boolean {
  const time = Date.parse(value);
  return (!min || time >= Date.parse(min)) && (!max || time <= Date.parse(max));
}

/** An error without its path. */
interface Broken {
  name: string;
  details: string;
  [key: string]: unknown;
}

function textRules(rule: Validation, value: string): (Broken | false | undefined)[] {
  const { regexp, prohibitRegexp, dateRange } = rule;
  const matches = ({ pattern, flags }: { pattern: string; flags?: string | null }): boolean =>
    new RegExp(pattern, flags ?? '').test(value);
  return [
    regexp && !matches(regexp) && { name: 'regexp', value, details: `Does not match /${regexp.pattern}/` },
    prohibitRegexp &&
      matches(prohibitRegexp) && {
        name: 'prohibitRegexp',
        value,
        details: `Matches /${prohibitRegexp.pattern}/`,
      },
    dateRange &&
      !inDateRange(value, dateRange) && {
        name: 'dateRange',
        ...dateRange,
        value,
        details: `Date must be between ${dateRange.min ?? 'any'} and ${dateRange.max ?? 'any'}`,
      },
  ];
}

/** Returns the errors of a value under one validation rule. */
export function ruleErrors(rule: Validation, value: unknown, path: Path): ValidationError[] {
  const isText = typeof value === 'string';
  const isNumber = typeof value === 'number';
  const size = isText || Array.isArray(value) ? value.length : undefined;
  const broken: (Broken | false | undefined)[] = [
    rule.in &&
      (isText || isNumber) &&
      !rule.in.includes(value) && {
        name: 'in',
        expected: rule.in,
        value,
        details: 'Value must be one of expected values',
      },
    rule.size !== undefined &&
      size !== undefined &&
      !within(size, rule.size) && {
        name: 'size',
        ...rule.size,
        value,
        details: limitText('Size', rule.size),
      },
    rule.range !== undefined &&
      isNumber &&
      !within(value, rule.range) && {
        name: 'range',
        ...rule.range,
        value,
        details: limitText('Value', rule.range),
      },
    ...(isText ? textRules(rule, value) : []),
  ];
  return broken
    .filter((error) => error !== undefined && error !== false)
    .map((error) => ({ ...error, path: [...path], ...(rule.message && { customMessage: rule.message }) }));
}
