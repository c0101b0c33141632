import type { VideoBannerFragment } from '@/graphql/generated/operations';
import { POSTER_WIDTH, pictureUrl } from '@/components/ui/Picture/picture-url';
import { BannerFrame } from '../Banner/BannerFrame';
import { BannerPicture } from '../Banner/BannerPicture';
import type { BlockContext } from '../context';
import { BannerFilm, BannerFilmToggle, BannerVideo } from './LazyBannerFilm.client';

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
  const still = <BannerPicture block={block} first={first} />;
  const poster = block.video?.videoThumbnail?.url
    ? pictureUrl(block.video.videoThumbnail.url, { width: POSTER_WIDTH })
    : undefined;
  if (!film)
    return <BannerFrame block={block} context={context} first={first} inset={inset} picture={still} />;
  return (
    <BannerVideo>
      <BannerFrame
        block={block}
        context={context}
        first={first}
        inset={inset}
        picture={
          <BannerFilm src={film} poster={poster}>
            {still}
          </BannerFilm>
        }
        control={<BannerFilmToggle />}
      />
    </BannerVideo>
  );
}
