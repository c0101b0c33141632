/** Writes the content of a space to another folder. */
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Space } from '../space/types.ts';

/** Files that are written at once. */
const PARALLEL = 16;

/** Every JSON file of a content folder: its path there, and its content. */
function* filesOf(space: Space): Generator<[path: string, content: unknown]> {
  const { locales, tags, contentTypes, draftTypes, editorInterfaces, published, preview, archived } = space;
  yield ['space.json', { locales, tags }];
  const interfaceOf = (id: string) => editorInterfaces.get(id) ?? { controls: [] };
  for (const [id, contentType] of contentTypes)
    yield [join('model', `${id}.json`), { contentType, editorInterface: interfaceOf(id) }];
  for (const [id, contentType] of draftTypes)
    yield [join('model', `${id}.draft.json`), { contentType, editorInterface: interfaceOf(id) }];
  const folderOf = (contentType: string | undefined): string =>
    contentType === undefined ? 'assets' : join('entries', contentType);
  for (const entity of [...published.entries(), ...published.assets()])
    yield [join(folderOf(entity.sys.contentType?.sys.id), `${entity.sys.id}.json`), entity];
  for (const entity of [...preview.entries(), ...preview.assets(), ...archived.values()]) {
    const { id, type, contentType } = entity.sys;
    if (entity !== (type === 'Entry' ? published.entry(id) : published.asset(id)))
      yield [join(folderOf(contentType?.sys.id), `${id}.draft.json`), entity];
  }
}

/**
 * Writes one state of a space as a content folder, while the space itself may change.
 * @param files the folder with the bytes of its assets, if it has one
 */
export async function writeContentFolder(
  space: Space,
  files: string | undefined,
  folder: string,
): Promise<void> {
  const folders = [...space.contentTypes.keys()].map((id) => join('entries', id));
  for (const path of ['model', 'assets', ...folders]) await mkdir(join(folder, path), { recursive: true });
  const remaining = filesOf(space);
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (const [path, content] of remaining)
        await writeFile(join(folder, path), `${JSON.stringify(content, null, 2)}\n`);
    }),
  );
  // A space without uploads may have no such folder.
  if (files === undefined || !existsSync(files)) return;
  // Where the file system can, copies share their bytes until one of them is written to.
  const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
  await cp(files, join(folder, 'assets', 'files'), options);
}
