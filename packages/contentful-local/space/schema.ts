/** Schemas of the space's files. content:check validates the values of fields. */
import { z } from 'zod';
import { isObject } from './is-object.ts';
import type { Asset, ContentType, EditorInterface, Entry, Locale, ModelFile, Tag } from './types.ts';

const LINK = z.object({ sys: z.object({ type: z.literal('Link'), linkType: z.string(), id: z.string() }) });

const VALIDATION = z.looseObject({});

export const FIELD_TYPE = z.enum([
  'Symbol',
  'Text',
  'RichText',
  'Integer',
  'Number',
  'Date',
  'Boolean',
  'Location',
  'Object',
  'Array',
  'Link',
  'ResourceLink',
]);

const FIELD = z.looseObject({
  id: z.string(),
  newId: z.string().optional(),
  name: z.string(),
  type: FIELD_TYPE,
  localized: z.boolean().default(false),
  required: z.boolean().default(false),
  validations: z.array(VALIDATION).optional(),
  linkType: z.enum(['Entry', 'Asset']).optional(),
  items: z
    .looseObject({
      type: z.enum(['Symbol', 'Link', 'ResourceLink']),
      linkType: z.enum(['Entry', 'Asset']).optional(),
      validations: z.array(VALIDATION).optional(),
    })
    .optional(),
});

const PUBLISHING = {
  version: z.number().optional(),
  createdAt: z.string().optional(),
  updatedAt: z.string().optional(),
  publishedAt: z.string().optional(),
  firstPublishedAt: z.string().optional(),
  publishedVersion: z.number().optional(),
  publishedCounter: z.number().optional(),
};

/** Contentful sends null for a missing string. */
const OPTIONAL_TEXT = z
  .string()
  .nullish()
  .transform((text) => text ?? undefined);

export const CONTENT_TYPE: z.ZodType<ContentType> = z.looseObject({
  sys: z.looseObject({ ...PUBLISHING, id: z.string(), type: z.literal('ContentType') }),
  name: z.string(),
  description: OPTIONAL_TEXT,
  displayField: OPTIONAL_TEXT,
  fields: z.array(FIELD),
});

const EDITOR_INTERFACE: z.ZodType<EditorInterface> = z.looseObject({
  controls: z.array(z.looseObject({ fieldId: z.string() })),
});

export const MODEL_FILE: z.ZodType<ModelFile> = z.object({
  contentType: CONTENT_TYPE,
  editorInterface: EDITOR_INTERFACE,
});

export const LOCALE: z.ZodType<Locale> = z.looseObject({
  code: z.string(),
  name: z.string(),
  default: z.boolean(),
  fallbackCode: z.string().nullable(),
});

const SYS = {
  ...PUBLISHING,
  id: z.string(),
  revision: z.number().optional(),
  archivedAt: z.string().optional(),
};

const METADATA = z
  .looseObject({ tags: z.array(LINK).default([]), concepts: z.array(LINK).optional() })
  .default({ tags: [] });

type LocalizedFields = Record<string, Record<string, unknown>>;

/**
 * Rejects the key `__proto__`. In parsed JSON it is an ordinary key, but code that copies values by key would set the
 * prototype.
 */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !Object.hasOwn(value, '__proto__');

/**
 * Fields by id, with values by locale. Validated by hand, because `z.record` takes half of the time needed to read a
 * large space.
 */
const LOCALIZED_FIELDS = z.custom<LocalizedFields>().superRefine((fields, context) => {
  if (!isRecord(fields)) return context.addIssue('expected fields by id');
  for (const [id, values] of Object.entries(fields))
    if (!isRecord(values))
      context.addIssue({ code: 'custom', path: [id], message: 'expected values by locale' });
});

export const ENTRY: z.ZodType<Entry> = z.looseObject({
  sys: z.looseObject({ ...SYS, type: z.literal('Entry'), contentType: LINK }),
  metadata: METADATA,
  fields: LOCALIZED_FIELDS.default({}),
});

export const ASSET: z.ZodType<Asset> = z.looseObject({
  sys: z.looseObject({ ...SYS, type: z.literal('Asset') }),
  metadata: METADATA,
  fields: z
    .looseObject({
      title: z.record(z.string(), z.string()).optional(),
      description: z.record(z.string(), z.string()).optional(),
      file: z
        .record(
          z.string(),
          // A file that was never processed has an `upload`, but no URL and no details.
          z.looseObject({
            url: z.string().default(''),
            // A lone surrogate cannot be encoded in a URL.
            fileName: z.string().refine((name) => name.isWellFormed()),
            contentType: z.string(),
            details: z
              .looseObject({
                size: z.number().default(0),
                image: z.looseObject({ width: z.number(), height: z.number() }).optional(),
              })
              .default({ size: 0 }),
          }),
        )
        .optional(),
    })
    .default({}),
});

export const TAG: z.ZodType<Tag> = z.looseObject({
  sys: z.looseObject({ id: z.string(), version: z.number().optional() }),
  name: z.string(),
});

export const SPACE_FILE = z.looseObject({ locales: z.array(LOCALE).min(1), tags: z.array(TAG).default([]) });

const ITEMS = z.array(z.unknown()).default([]);

/** An export file of contentful-export. Its items are validated one by one, because some may be invalid. */
export const EXPORT_FILE = z.looseObject({
  contentTypes: ITEMS,
  editorInterfaces: ITEMS,
  entries: ITEMS,
  assets: ITEMS,
  locales: ITEMS,
  tags: ITEMS,
});

export const EXPORTED_INTERFACE = z.looseObject({
  sys: z.looseObject({ contentType: LINK.optional() }).optional(),
  controls: z.array(z.looseObject({ fieldId: z.string() })).default([]),
});
