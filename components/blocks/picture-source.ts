import type { ImageAssetFragment } from '@/graphql/generated/operations';
import { cropFocusOf } from '@cleanpro/content-values/crop-focus';
import type { PictureSource } from '@/components/ui/Picture/picture-url';

/** Returns the URL, dimensions and crop focus of an image asset; null if its URL or a dimension is missing. */
export function pictureSource(asset: ImageAssetFragment | null | undefined): PictureSource | null {
  if (!asset?.url || !asset.width || !asset.height) return null;
  const { url, width, height } = asset;
  const focus = cropFocusOf(asset.contentfulMetadata.tags.flatMap((tag) => tag?.id ?? []));
  return { url, width, height, ...(focus && { focus }) };
}
