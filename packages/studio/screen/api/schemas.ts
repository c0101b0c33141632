import { z } from 'zod';

const link = z.object({ sys: z.object({ id: z.string() }).loose() });

const sys = z
  .object({
    id: z.string(),
    version: z.number(),
    publishedVersion: z.number().optional(),
    archivedVersion: z.number().optional(),
    updatedAt: z.string().optional(),
    publishedAt: z.string().optional(),
  })
  .loose();

/** Entry or asset: the two kinds of entities that fields can link to. */
export const entity = z
  .object({
    sys: sys.extend({ type: z.enum(['Entry', 'Asset']), contentType: link.optional() }),
    fields: z.record(z.string(), z.record(z.string(), z.unknown())),
  })
  .loose();

const localizedString = z.record(z.string(), z.string()).optional();

export const asset = z.object({
  sys,
  fields: z.object({
    title: localizedString,
    description: localizedString,
    file: z.record(z.string(), z.object({ url: z.string().optional(), contentType: z.string() })).optional(),
  }),
});

export const entry = z
  .object({
    sys: sys.extend({ contentType: link }),
    fields: z.record(z.string(), z.record(z.string(), z.unknown())),
    metadata: z.unknown().optional(),
  })
  .loose();

const field = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    localized: z.boolean(),
    required: z.boolean(),
    disabled: z.boolean().default(false),
    omitted: z.boolean().default(false),
    linkType: z.string().optional(),
    items: z.looseObject({ type: z.string() }).optional(),
    validations: z.array(z.record(z.string(), z.unknown())).default([]),
  })
  .loose();

export const contentType = z
  .object({
    sys: z.object({ id: z.string() }).loose(),
    name: z.string(),
    displayField: z.string().nullish(),
    fields: z.array(field),
  })
  .loose();

export const editorInterface = z
  .object({
    controls: z
      .array(
        z
          .object({
            fieldId: z.string(),
            widgetId: z.string().optional(),
            settings: z.record(z.string(), z.unknown()).optional(),
          })
          .loose(),
      )
      .default([]),
  })
  .loose();

/** Returns the schema of one page of a list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number() }).loose();

/** Page of the site that displays an entry. A page without a slug has no path. */
export const page = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string().optional(),
  /** Address on the published site. */
  url: z.string().optional(),
  isPublished: z.boolean().default(false),
});

/** State of an entry when it was published. */
export const snapshot = z.object({
  sys: z.object({ id: z.string(), createdAt: z.string(), createdBy: link.optional() }),
  snapshot: entry,
});

export const user = z.object({
  sys: z.object({ id: z.string() }),
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  role: z.string().optional(),
  activated: z.boolean().default(true),
});

export const failure = z
  .object({
    sys: z.object({ id: z.string() }).loose(),
    message: z.string().default(''),
    details: z
      .object({
        errors: z
          .array(
            z
              .object({
                name: z.string(),
                path: z.array(z.union([z.string(), z.number()])).default([]),
                details: z.string().optional(),
              })
              .loose(),
          )
          .default([]),
      })
      .loose()
      .optional(),
  })
  .loose();

export type Entity = z.infer<typeof entity>;
export type Entry = z.infer<typeof entry>;
export type ContentType = z.infer<typeof contentType>;
export type Field = z.infer<typeof field>;
export type EditorInterface = z.infer<typeof editorInterface>;
export type Failure = z.infer<typeof failure>;
export type Page = z.infer<typeof page>;
export type Snapshot = z.infer<typeof snapshot>;
export type User = z.infer<typeof user>;
export type Asset = z.infer<typeof asset>;
