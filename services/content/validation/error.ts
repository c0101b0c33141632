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
