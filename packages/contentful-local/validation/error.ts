import type { z } from 'zod';

/**
 * A validation error in the shape of the management API (docs/services.md, "Contentful management"): the rule, the
 * place where it is broken, and the rule's parameters.
 */
export interface ValidationError {
  /** Name of the rule: `required`, `type`, `size`, `in`, `regexp`, `unique` … */
  name: string;
  /** Path of the invalid value, such as `['fields', 'title', 'en-US']`. */
  path: (string | number)[];
  details: string;
  value?: unknown;
  [key: string]: unknown;
}

/** Place of a value in its entry: field, locale, and position in a list or rich text. */
export type Path = readonly (string | number)[];

const NAMES: Partial<Record<string, string>> = {
  invalid_type: 'type',
  too_big: 'size',
  too_small: 'size',
  invalid_format: 'regexp',
  invalid_value: 'in',
};

/** Returns the errors of a body that its schema refused. */
export function issueErrors({ issues }: z.ZodError): ValidationError[] {
  return issues.map(({ code, path, message }) => ({
    name: NAMES[code] ?? 'invalid',
    path: path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
    details: message,
  }));
}

/** Creates the error for a name or code that is already in use. */
export const taken = (property: string, value: string): ValidationError => ({
  name: 'taken',
  path: [property],
  value,
  details: `The ${property} is taken`,
});
