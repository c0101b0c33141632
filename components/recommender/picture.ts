import type { RecommenderImageFragment } from '@/graphql/generated/operations';
import { pictureSource } from '@/components/blocks/picture-source';

/** The picture of an assistant entry with its alternative text, or null when it has no usable image. */
export function assistantPicture(image: RecommenderImageFragment | null | undefined) {
  const source = pictureSource(image?.image);
  return source ? { source, alt: image?.altText ?? '' } : null;
}
