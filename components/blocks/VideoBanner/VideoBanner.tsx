import type { VideoBannerFragment } from '@/graphql/generated/operations';
import { pictureUrl } from '@/components/ui/Picture/picture-url';
import { BannerFrame } from '../Banner/BannerFrame';
import type { BlockContext } from '../context';
import { ImageSetPicture } from '../ImageSet/ImageSet';
import { BannerFilm } from './BannerFilm.client';

/** A hero with a muted film. Its picture is displayed until the film plays, and instead of it with reduced motion. */
export function VideoBanner({
  block,
  context,
  first,
  inset,
}: {
  block: VideoBannerFragment;
  context: BlockContext;
  first?: boolean;
  inset?: boolean;
}) {
  const film = block.video?.videoFile?.url;
  const still = block.image ? (
    <ImageSetPicture set={block.image} alt="" priority={first} quality={first ? 80 : undefined} />
  ) : null;
  const poster = block.video?.videoThumbnail?.url
    ? pictureUrl(block.video.videoThumbnail.url, 1200)
    : undefined;
  return (
    <BannerFrame
      block={block}
      context={context}
      first={first}
      inset={inset}
      picture={
        film ? (
          <BannerFilm src={film} poster={poster}>
            {still}
          </BannerFilm>
        ) : (
          still
        )
      }
    />
  );
}
