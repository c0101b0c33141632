/** Finds files that Contentful's export failed to download without reporting an error. */
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { downloadedFile } from '@cleanpro/contentful-local/space/asset-urls';
import { asAsset } from '@cleanpro/contentful-local/space/entity-type';
import { loadSource } from '@cleanpro/contentful-local/space/load';

export interface MissingFiles {
  /** URLs of files that are empty or missing. */
  missing: string[];
  total: number;
}

/**
 * Returns the asset files that an export refers to but that are empty or missing next to the export file.
 * @param contentFile path of the export
 */
export function missingFiles(contentFile: string): MissingFiles {
  const { publishedAssets, draftAssets, archived } = loadSource(contentFile);
  const archivedAssets = [...archived.values()].flatMap((entity) => asAsset(entity) ?? []);
  const urls = [...publishedAssets.values(), ...draftAssets.values(), ...archivedAssets]
    .flatMap(({ fields }) => Object.values(fields.file ?? {}))
    .flatMap(({ url }) => url || []);
  const isThere = (url: string): boolean => {
    const path = downloadedFile(dirname(contentFile), url)?.path;
    return path !== undefined && (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
  };
  return { missing: urls.filter((url) => !isThere(url)), total: urls.length };
}
