/** Spaces that have nothing but published files. */
import type { AssetBytes } from '../../space/types.ts';

/** For the image service. @param fileOf the file of an asset */
export function publishedFiles(fileOf: (asset: string) => AssetBytes) {
  const find = (_space: string, asset: string): AssetBytes => fileOf(asset);
  return {
    spaces: {
      assetFile: find,
      publicFile: find,
      asset: () => undefined,
      publishedAsset: () => undefined,
    },
    mayReadDrafts: () => false,
  };
}
