import type { ImageAssetFragment } from '@/graphql/generated/operations';
import type { PictureSource } from '@/components/ui/Picture/picture-url';

/** A picture that can be shown: it has an address and measures. A missing or broken one gives null, and nothing is shown. */
export function pictureSource(asset: ImageAssetFragment | null | undefined): PictureSource | null {
  return asset?.url && asset.width && asset.height
    ? { url: asset.url, width: asset.width, height: asset.height }
    : null;
}
