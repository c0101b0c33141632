/** Validates content types before they are saved (docs/services.md, "Contentful management"). */
import { z } from 'zod';
import { FIELD_TYPE } from '../space/schema.ts';
import type { ContentType } from '../space/types.ts';
import { issueErrors, type ValidationError } from './error.ts';

const MAX_FIELDS = 50;

function isPattern({ pattern, flags }: { pattern: string; flags?: string | null }): boolean {
  try {
    return new RegExp(pattern, flags ?? '') instanceof RegExp;
  } catch {
    return false;
  }
}

const limits = (limit: z.ZodType<number | string>) =>
  z.looseObject({ min: limit.nullish(), max: limit.nullish() });
const NUMBERS = limits(z.number());
const PATTERN = z
  .looseObject({ pattern: z.string(), flags: z.string().nullish() })
  .refine(isPattern, { error: 'Must be a regular expression' });

/** The rules that this service applies. All other rules are only stored. */
const VALIDATION = z.looseObject({
  linkContentType: z.union([z.array(z.string()), z.string()]).optional(),
  linkMimetypeGroup: z.array(z.string()).optional(),
  in: z.array(z.union([z.string(), z.number()])).optional(),
  size: NUMBERS.optional(),
  range: NUMBERS.optional(),
  regexp: PATTERN.optional(),
  prohibitRegexp: PATTERN.optional(),
  unique: z.boolean().optional(),
  enabledNodeTypes: z.array(z.string()).optional(),
  enabledMarks: z.array(z.string()).optional(),
  nodes: z.record(z.string(), z.array(z.looseObject({}))).optional(),
  dateRange: limits(z.string()).optional(),
  message: z.string().nullish(),
});

const LINK_TYPE = z.enum(['Entry', 'Asset']);
const ITEMS = z
  .looseObject({
    type: z.enum(['Symbol', 'Link', 'ResourceLink']),
    linkType: LINK_TYPE.optional(),
    validations: z.array(VALIDATION).optional(),
  })
  .refine(({ type, linkType }) => type !== 'Link' || linkType !== undefined, {
    path: ['linkType'],
    error: 'The property "linkType" is required here',
  });

const FIELD_ID = z.string().regex(/^[a-zA-Z][a-zA-Z0-9_]{0,63}$/, {
  error: 'An id starts with a letter and has up to 64 letters, digits and _',
});

const FIELD = z
  .looseObject({
    id: FIELD_ID,
    // The id after the next publish.
    newId: FIELD_ID.optional(),
    name: z.string().min(1).max(256),
    type: FIELD_TYPE,
    localized: z.boolean().default(false),
    required: z.boolean().default(false),
    disabled: z.boolean().default(false),
    omitted: z.boolean().default(false),
    deleted: z.boolean().optional(),
    validations: z.array(VALIDATION).default([]),
    linkType: LINK_TYPE.optional(),
    items: ITEMS.optional(),
  })
  .superRefine(({ type, linkType, items }, context) => {
    const missing = type === 'Link' && !linkType ? 'linkType' : type === 'Array' && !items ? 'items' : '';
    if (missing !== '')
      context.addIssue({
        code: 'custom',
        path: [missing],
        message: `The property "${missing}" is required here`,
      });
  });

const SETTINGS = z
  .looseObject({
    name: z.string().min(1).max(256),
    description: z.string().nullish(),
    displayField: z.string().nullish(),
    fields: z.array(FIELD).max(MAX_FIELDS),
  })
  .superRefine(({ displayField, fields }, context) => {
    const ids = fields.map(({ id }) => id);
    const newIds = fields.map(({ id, newId = id }) => newId);
    const isRepeated = (list: string[], index: number): boolean => list.indexOf(list[index] ?? '') !== index;
    const repeated = ids.findIndex((_, index) => isRepeated(ids, index) || isRepeated(newIds, index));
    if (repeated >= 0)
      context.addIssue({
        code: 'custom',
        path: ['fields', repeated, 'id'],
        message: 'Field ids must be unique',
      });
    if (typeof displayField === 'string' && !ids.includes(displayField) && !newIds.includes(displayField))
      context.addIssue({
        code: 'custom',
        path: ['displayField'],
        message: `There is no field ${displayField}`,
      });
  });

/** Settings of a content type that a client may set. Fields with `deleted` are still included. */
export type ContentTypeSettings = z.infer<typeof SETTINGS>;

/** Returns the settings in the body of a request, or all errors in them. */
export function parseContentType(
  body: unknown,
): { settings: ContentTypeSettings } | { errors: ValidationError[] } {
  const parsed = SETTINGS.safeParse(body);
  return parsed.success ? { settings: parsed.data } : { errors: issueErrors(parsed.error) };
}

interface Typed {
  type: string;
  linkType?: string;
  items?: { type: string; linkType?: string };
}

const kindOf = ({ type, linkType, items }: Typed): string =>
  JSON.stringify([type, linkType, items?.type, items?.linkType]);

/**
 * Returns why a published content type cannot be changed to these fields, in Contentful's words. Returns undefined if
 * it can.
 */
export function forbiddenChange(
  published: ContentType,
  fields: readonly (Typed & { id: string; deleted?: boolean })[],
): string | undefined {
  for (const field of published.fields) {
    const next = fields.find(({ id }) => id === field.id);
    if (!next || next.deleted === true) {
      if (field.omitted !== true) return 'You need to omit a field before deleting it';
    } else if (kindOf(next) !== kindOf(field)) return 'Previously published fields are invalid';
  }
  return undefined;
}
