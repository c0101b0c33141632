/** What Contentful's export reports as a success though it could not download it. */
import { statSync } from 'node:fs';
import { loadSpace } from '../space/load.ts';

export interface MissingFiles {
  /** URLs of files that are empty, or not there. */
  missing: string[];
  total: number;
}

/** The files of assets that an export names and does not have beside it. @param contentFile the export */
export function missingFiles(
  contentFile: string,
  names: { spaceId: string; environmentId: string },
): MissingFiles {
  const space = loadSpace(contentFile, names);
  const files = space.preview.assets().flatMap((asset) =>
    Object.entries(asset.fields.file ?? {})
      .filter(([, { url }]) => url !== '')
      .map(([locale, { url }]) => ({ url, path: space.bytesOf(asset, locale)?.path })),
  );
  const isThere = (path: string | undefined): boolean =>
    path !== undefined && (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
  return {
    missing: files.filter(({ path }) => !isThere(path)).map(({ url }) => url),
    total: files.length,
  };
}
