import type { BannerFragment, VideoBannerFragment } from '@/graphql/generated/operations';
import { ImageSetPicture } from '../ImageSet/ImageSet';
import { isCompact } from './compact';

/** A banner's picture, with a crop per screen size. It is preloaded if the banner is the first block of its page. */
export const BannerPicture = ({
  block,
  first,
  className,
}: {
  block: BannerFragment | VideoBannerFragment;
  first: boolean | undefined;
  className?: string;
}) =>
  block.image ? (
    <ImageSetPicture set={block.image} priority={first} compact={isCompact(block)} className={className} />
  ) : null;
