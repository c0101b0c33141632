/** Files of assets beside an export, for a copy of it: a content folder has a place of its own for each. */
import { join } from 'node:path';
import { isFileName } from '../space/asset-files.ts';
import { storedFileName, storedFileUrl } from '../space/asset-urls.ts';
import { pathOfId } from '../space/id.ts';
import type { EntityState, SpaceSnapshot } from '../space/snapshot.ts';
import type { Asset, AssetFile } from '../space/types.ts';

export interface FoldedSpace {
  /** The space, with the URLs that its files have in a content folder. */
  snapshot: SpaceSnapshot;
  /** Where the bytes are now, by their path below the folder of files. */
  files: ReadonlyMap<string, string>;
}

/** A space as a content folder has it. Of a folder it is the same; files that are not beside an export keep their URL. */
export function asFolder(snapshot: SpaceSnapshot): FoldedSpace {
  const files = new Map<string, string>();
  if (snapshot.downloadsFolder === undefined) return { snapshot, files };

  function stored<T extends Asset | undefined>(asset: T): T {
    const { file } = asset?.fields ?? {};
    if (!asset || !file) return asset;
    const { id } = asset.sys;
    const placed: Record<string, AssetFile> = Object.fromEntries(
      Object.entries(file).map(([locale, value]) => {
        const bytes = isFileName(value.fileName) ? snapshot.bytesOf(asset, locale) : undefined;
        if (!bytes) return [locale, value];
        const { token, fileName, path } = bytes;
        files.set(join(pathOfId('', id), token, storedFileName(fileName)), path);
        return [locale, { ...value, url: storedFileUrl(snapshot.id, id, token, fileName) }];
      }),
    );
    return { ...asset, fields: { ...asset.fields, file: placed } };
  }

  const assets = new Map<string, EntityState<Asset>>();
  for (const newest of snapshot.preview.assets()) {
    const { id } = newest.sys;
    const published = snapshot.published.asset(id);
    const draft = newest === published ? undefined : newest;
    assets.set(id, { published: stored(published), draft: stored(draft) });
  }
  return { snapshot: snapshot.changed({ entries: new Map(), assets }), files };
}
