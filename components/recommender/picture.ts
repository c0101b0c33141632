import type { RecommenderImageFragment } from '@/graphql/generated/operations';
import { pictureSource } from '@/components/blocks/picture-source';

export function assistantPicture(image: RecommenderImageFragment | null | undefined) {
  const source = pictureSource(image?.image);
  return source ? { source, alt: image?.altText ?? '' } : null;
}
