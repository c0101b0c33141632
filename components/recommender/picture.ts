import type { RecommenderImageFragment } from '@/graphql/generated/operations';
import { pictureSource } from '@/components/blocks/picture-source';

/** The picture of an entry of the assistant, with its alternative text; null when there is none to show. */
export function assistantPicture(image: RecommenderImageFragment | null | undefined) {
  const source = pictureSource(image?.image);
  return source ? { source, alt: image?.altText ?? '' } : null;
}
