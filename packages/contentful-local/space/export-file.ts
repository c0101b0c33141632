/** Reads a Contentful export file. Invalid items are logged, and all other items are served. */
import { dirname } from 'node:path';
import { z } from 'zod';
import { log } from '../log.ts';
import { isId } from './id.ts';
import { ASSET, CONTENT_TYPE, ENTRY, EXPORTED_INTERFACE, LOCALE, TAG, type EXPORT_FILE } from './schema.ts';
import type { Source } from './source.ts';
import type { EntitySys } from './types.ts';

/** Maximum number of log lines per kind of item. */
const MAX_REPORTED = 10;
/** Maximum length of an id in a log line. Invalid ids have no length limit. */
const MAX_REPORTED_ID = 100;

const NAMED = z.object({ sys: z.object({ id: z.string() }) });

/** Requires valid ids. They become file names when the space is copied, and an export cannot be trusted. */
const withId = <T extends { sys: { id: string } }>(schema: z.ZodType<T>): z.ZodType<T> =>
  schema.refine(({ sys }) => isId(sys.id), { path: ['sys.id'], error: 'cannot be an id' });

/** Returns the valid items. Logs each invalid one. */
function readable<T>(path: string, kind: string, items: readonly unknown[], schema: z.ZodType<T>): T[] {
  let ignored = 0;
  const read = items.flatMap((item) => {
    const parsed = schema.safeParse(item);
    if (parsed.success) return [parsed.data];
    ignored += 1;
    const issue = parsed.error.issues[0];
    const reason = `${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is invalid'}`;
    const id = NAMED.safeParse(item).data?.sys.id;
    if (ignored <= MAX_REPORTED)
      log('warn', 'ExportItemIgnored', { path, kind, id: id?.slice(0, MAX_REPORTED_ID), reason });
    return [];
  });
  if (ignored > MAX_REPORTED) log('warn', 'ExportItemsIgnored', { path, kind, ignored });
  return read;
}

/** Returns the content of an export file. */
export function exportedSource(path: string, file: z.infer<typeof EXPORT_FILE>): Partial<Source> {
  const types = readable(path, 'contentTypes', file.contentTypes, withId(CONTENT_TYPE));
  const locales = readable(path, 'locales', file.locales, LOCALE);
  const source = {
    contentTypes: new Map(types.map((type) => [type.sys.id, type])),
    editorInterfaces: new Map<string, z.infer<typeof EXPORTED_INTERFACE>>(),
    tags: readable(path, 'tags', file.tags, withId(TAG)),
    publishedEntries: new Map<string, z.infer<typeof ENTRY>>(),
    draftEntries: new Map<string, z.infer<typeof ENTRY>>(),
    publishedAssets: new Map<string, z.infer<typeof ASSET>>(),
    draftAssets: new Map<string, z.infer<typeof ASSET>>(),
    archived: new Map<string, z.infer<typeof ENTRY> | z.infer<typeof ASSET>>(),
    downloadsFolder: dirname(path),
    ...(locales.length > 0 && { locales }),
  };
  const interfaces = readable(path, 'editorInterfaces', file.editorInterfaces, EXPORTED_INTERFACE);
  for (const [index, editorInterface] of interfaces.entries()) {
    const id = editorInterface.sys?.contentType?.sys.id ?? types[index]?.sys.id;
    if (id !== undefined) source.editorInterfaces.set(id, editorInterface);
  }
  for (const entry of readable(path, 'entries', file.entries, withId(ENTRY))) {
    // An export may omit content types. Entries of such types are ignored.
    if (!source.contentTypes.has(entry.sys.contentType.sys.id)) continue;
    if (entry.sys.archivedAt !== undefined) source.archived.set(`Entry:${entry.sys.id}`, entry);
    else (isPublished(entry.sys) ? source.publishedEntries : source.draftEntries).set(entry.sys.id, entry);
  }
  for (const asset of readable(path, 'assets', file.assets, withId(ASSET))) {
    if (asset.sys.archivedAt !== undefined) source.archived.set(`Asset:${asset.sys.id}`, asset);
    else (isPublished(asset.sys) ? source.publishedAssets : source.draftAssets).set(asset.sys.id, asset);
  }
  return source;
}

/**
 * Whether an entity of an export is published. A published entity has `publishedAt` or, in an export made with a
 * delivery token, only `publishedVersion` or `revision`. A preview token gives drafts revision 0 (docs/services.md,
 * "Contentful delivery and preview").
 */
function isPublished(sys: EntitySys): boolean {
  return sys.publishedAt !== undefined || sys.publishedVersion !== undefined || (sys.revision ?? 0) > 0;
}
