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
  // The picture is decorative: the banner's text carries the message.
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
