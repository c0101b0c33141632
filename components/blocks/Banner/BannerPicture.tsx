import type { BannerFragment, VideoBannerFragment } from '@/graphql/generated/operations';
import { ImageSetPicture } from '../ImageSet/ImageSet';
import { isCompact } from './compact';

/** The picture of a banner for each screen size; the first of a page is preloaded. */
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
