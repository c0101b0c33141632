import type { BannerFragment } from '@/graphql/generated/operations';
import type { BlockContext } from '../context';
import { ImageSetPicture } from '../ImageSet/ImageSet';
import { BannerFrame } from './BannerFrame';

/** A hero with a picture for each screen size. */
export function Banner({
  block,
  context,
  first,
  inset,
}: {
  block: BannerFragment;
  context: BlockContext;
  first?: boolean;
  inset?: boolean;
}) {
  // The words of a banner say what its picture shows; to a screen reader the picture is decoration.
  return (
    <BannerFrame
      block={block}
      context={context}
      first={first}
      inset={inset}
      picture={
        block.image ? (
          <ImageSetPicture set={block.image} alt="" priority={first} quality={first ? 80 : undefined} />
        ) : null
      }
    />
  );
}
