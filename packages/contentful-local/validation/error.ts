import type { z } from 'zod';

/**
 * An error of a validation as the management API answers it (docs/services.md, "Contentful management"): the rule, where
 * it is broken, and what the rule says.
 */
export interface ValidationError {
  /** The rule: `required`, `type`, `size`, `in`, `regexp`, `unique` … */
  name: string;
  /** Such as `['fields', 'title', 'en-US']`. */
  path: (string | number)[];
  details: string;
  value?: unknown;
  [key: string]: unknown;
}

/** Where a value is in its entry: field, locale, and the place in a list or rich text. */
export type Path = readonly (string | number)[];

const NAMES: Partial<Record<string, string>> = {
  invalid_type: 'type',
  too_big: 'size',
  too_small: 'size',
  invalid_format: 'regexp',
  invalid_value: 'in',
};

/** The errors of a body that its schema refused. */
export function issueErrors({ issues }: z.ZodError): ValidationError[] {
  return issues.map(({ code, path, message }) => ({
    name: NAMES[code] ?? 'invalid',
    path: path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
    details: message,
  }));
}

/** The error of a name or code that something else has. */
export const taken = (property: string, value: string): ValidationError => ({
  name: 'taken',
  path: [property],
  value,
  details: `The ${property} is taken`,
});
