import type { BannerFragment, VideoBannerFragment } from '@/graphql/generated/operations';
import type { BlockContext } from '../context';
import { BannerFrame, PICTURE } from './BannerFrame';
import { BannerPicture } from './BannerPicture';

export function Banner({
  block,
  context,
  first,
  inset,
}: {
  block: BannerFragment | VideoBannerFragment;
  context: BlockContext;
  first?: boolean;
  inset?: boolean;
}) {
  return (
    <BannerFrame
      block={block}
      context={context}
      first={first}
      inset={inset}
      picture={<BannerPicture block={block} first={first} className={PICTURE} />}
    />
  );
}
