import type { AssetBytes } from '../../space/types.ts';

/**
 * Creates the spaces of an image service that has only published files.
 * @param fileOf returns the file of an asset
 */
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
