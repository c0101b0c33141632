/** Compares exports that Contentful's tool wrote. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const EXPORT = z.record(
  z.string(),
  z.array(
    z.looseObject({
      sys: z.looseObject({
        id: z.string(),
        contentType: z.looseObject({ sys: z.object({ id: z.string() }) }).optional(),
      }),
      code: z.string().optional(),
    }),
  ),
);

/** Properties that differ between an original and its import: times, versions, space and environment. */
const SYS = new Set([
  'createdAt',
  'updatedAt',
  'publishedAt',
  'firstPublishedAt',
  'archivedAt',
  'version',
  'publishedVersion',
  'publishedCounter',
  'archivedVersion',
  'space',
  'environment',
  // An export contains only the latest state, so after an import the published state equals it.
  'fieldStatus',
]);

function withoutPlace(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPlace);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]): [string, unknown] => [key, valueOf(key, inner)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function valueOf(key: string, value: unknown): unknown {
  if (key === 'url' && typeof value === 'string') return value.replace(/^.*\/images\/[^/]+/, '');
  if (key !== 'sys' || typeof value !== 'object' || value === null) return withoutPlace(value);
  // Imported locales get new ids. Nothing refers to these ids.
  const isLocale = 'type' in value && value.type === 'Locale';
  const stays = ([name]: [string, unknown]): boolean => !SYS.has(name) && !(isLocale && name === 'id');
  return withoutPlace(Object.fromEntries(Object.entries(value).filter(stays)));
}

/** Returns everything in an export by kind and id, except times, versions, space and environment. */
export function contentOf(folder: string): Record<string, Record<string, unknown>> {
  const data = EXPORT.parse(JSON.parse(readFileSync(join(folder, 'content.json'), 'utf8')));
  return Object.fromEntries(
    Object.entries(data).map(([kind, items]) => [
      kind,
      Object.fromEntries(
        items
          .map((item) => [
            kind === 'editorInterfaces' ? item.sys.contentType?.sys.id : (item.code ?? item.sys.id),
            withoutPlace(item),
          ])
          .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
      ),
    ]),
  );
}

/** Returns the SHA-256 of each asset file next to an export file, by asset, token and name. */
export function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.json'),
  );
  return Object.fromEntries(
    files
      .map(({ parentPath, name }): [string, string] => {
        const path = join(parentPath, name);
        const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
        return [path.split('/').slice(-3).join('/'), hash];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
