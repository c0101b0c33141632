import type { VideoBannerFragment } from '@/graphql/generated/operations';
import { posterUrl } from '@/components/ui/Picture/picture-url';
import { Banner } from '../Banner/Banner';
import { BannerFrame, PICTURE } from '../Banner/BannerFrame';
import { BannerPicture } from '../Banner/BannerPicture';
import type { BlockContext } from '../context';
import { BannerFilm, BannerFilmToggle, BannerFilmProvider } from './LazyBannerFilm.client';

/** A banner with a muted film. Its picture is displayed until the film plays, and always with reduced motion. */
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
  const poster = block.video?.videoThumbnail?.url ? posterUrl(block.video.videoThumbnail.url) : undefined;
  if (!film) return <Banner block={block} context={context} first={first} inset={inset} />;
  return (
    <BannerFilmProvider>
      <BannerFrame
        block={block}
        context={context}
        first={first}
        inset={inset}
        picture={
          <div className={PICTURE}>
            <BannerFilm src={film} poster={poster}>
              <BannerPicture block={block} first={first} />
            </BannerFilm>
          </div>
        }
        control={<BannerFilmToggle />}
      />
    </BannerFilmProvider>
  );
}
