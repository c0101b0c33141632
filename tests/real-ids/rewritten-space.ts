import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { storedFileName, storedFileUrl } from '@cleanpro/contentful-local/space/asset-urls';
import { realFileName } from './file-names.ts';
import { realId } from './real-id.ts';

const SPACE_ID = 'cleanpro';
/** Tags by editors, in addition to those whose IDs the site defines (packages/content-values/crop-focus.ts). */
const TAGS = ['Spring campaign', 'Reviewed by legal'];

const FILE = z.looseObject({ url: z.string(), fileName: z.string() });
const ENTITY = z.looseObject({
  sys: z.looseObject({ id: z.string(), type: z.enum(['Entry', 'Asset']) }),
  metadata: z.looseObject({ tags: z.array(z.unknown()) }),
  fields: z.record(z.string(), z.record(z.string(), z.unknown())),
});
type Entity = z.infer<typeof ENTITY>;
const SPACE = z.looseObject({ tags: z.array(z.unknown()) });
const LINK = z.object({
  sys: z.object({ type: z.literal('Link'), linkType: z.enum(['Entry', 'Asset']), id: z.string() }),
});

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function writeJson(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(value));
}

const jsonFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted();

function relinked(value: unknown, seed: string): unknown {
  if (Array.isArray(value)) return value.map((item) => relinked(item, seed));
  if (typeof value !== 'object' || value === null) return value;
  const link = LINK.safeParse(value);
  if (link.success) return { sys: { ...link.data.sys, id: realId(link.data.sys.id, seed) } };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, relinked(inner, seed)]));
}

function renamed(path: string, seed: string): Entity {
  const entity = ENTITY.parse(readJson(path));
  const tags = TAGS.map((name) => ({ sys: { type: 'Link', linkType: 'Tag', id: realId(name, seed) } }));
  return ENTITY.parse({
    ...entity,
    sys: { ...entity.sys, id: realId(entity.sys.id, seed) },
    metadata: { ...entity.metadata, tags: [...entity.metadata.tags, ...tags] },
    fields: relinked(entity.fields, seed),
  });
}

/**
 * Returns a file's path and its URL. The URL is like that of an upload, or like that of a file in a content folder,
 * whose name may be encoded.
 */
function placeOf(id: string, fileName: string, bytes: Buffer, number: number): { path: string; url: string } {
  if (number % 3 === 0) {
    const token = createHash('sha1').update(bytes).digest('hex').slice(0, 10);
    return {
      path: join(id, token, storedFileName(fileName)),
      url: storedFileUrl(SPACE_ID, id, token, fileName),
    };
  }
  const inUrl = number % 3 === 1 ? encodeURIComponent(fileName) : fileName;
  return {
    path: join(id, storedFileName(fileName)),
    url: `//images.cleanpro.example/${SPACE_ID}/${id}/${inUrl}`,
  };
}

function withRealFiles(asset: Entity, sampleId: string, folders: Folders, number: number): Entity {
  const byLocale = Object.entries(asset.fields.file ?? {}).map(([locale, value]) => {
    const file = FILE.parse(value);
    const bytes = readFileSync(join(folders.source, 'assets/files', sampleId, file.fileName));
    const fileName = realFileName(file.fileName, number);
    const { path, url } = placeOf(asset.sys.id, fileName, bytes, number);
    const target = join(folders.target, 'assets/files', path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    return [locale, { ...file, fileName, url }];
  });
  return { ...asset, fields: { ...asset.fields, file: Object.fromEntries(byLocale) } };
}

interface Folders {
  source: string;
  target: string;
}

/** Copies a content folder with new IDs and file names. The same seed always produces the same space. */
export function rewriteSpace(folders: Folders, seed: string): void {
  const { source, target } = folders;
  cpSync(join(source, 'model'), join(target, 'model'), { recursive: true });
  const space = SPACE.parse(readJson(join(source, 'space.json')));
  const tags = TAGS.map((name) => ({
    name,
    sys: { id: realId(name, seed), type: 'Tag', visibility: 'public' },
  }));
  writeJson(join(target, 'space.json'), { ...space, tags: [...space.tags, ...tags] });

  const write = (path: string, entity: Entity): void =>
    writeJson(
      join(target, dirname(path), `${entity.sys.id}${/(?:\.draft)?\.json$/.exec(path)?.[0] ?? ''}`),
      entity,
    );
  for (const path of jsonFilesIn(join(source, 'entries')))
    write(join('entries', path), renamed(join(source, 'entries', path), seed));
  const assets = readdirSync(join(source, 'assets')).filter((name) => name.endsWith('.json'));
  for (const [number, path] of assets.toSorted().entries()) {
    const asset = renamed(join(source, 'assets', path), seed);
    const sampleId = path.replace(/(?:\.draft)?\.json$/, '');
    write(join('assets', path), withRealFiles(asset, sampleId, folders, number));
  }
}
