import type { ImageAssetFragment } from '@/graphql/generated/operations';
import type { PictureSource } from '@/components/ui/Picture/picture-url';

/** The URL and dimensions of an image asset, or null when one of them is missing. */
export function pictureSource(asset: ImageAssetFragment | null | undefined): PictureSource | null {
  return asset?.url && asset.width && asset.height
    ? { url: asset.url, width: asset.width, height: asset.height }
    : null;
}
