import { preload } from 'react-dom';
import { pictureSet, plainAddress, type PictureSource } from './address';
import { SURFACES, type Surface } from './surfaces';

interface Props {
  desktop: PictureSource;
  tablet?: PictureSource | null;
  smartphone?: PictureSource | null;
  /** What it shows, for those who do not see it; empty for decoration. */
  alt: string;
  surface?: Surface;
  /** The picture that a page shows first: the crop of this screen is preloaded and fetched before all else. */
  priority?: boolean;
  quality?: number;
  className?: string;
  imageClassName?: string;
}

/**
 * The crops with the screens that show them (breakpoints of specification section 9), each a media query that no
 * other matches. A missing crop leaves its screens to the next wider one.
 */
function cropsOf({ desktop, tablet, smartphone }: Pick<Props, 'desktop' | 'tablet' | 'smartphone'>) {
  const crops: { media: string; source: PictureSource }[] = [];
  if (smartphone) crops.push({ media: '(max-width: 767.98px)', source: smartphone });
  if (tablet) crops.push({ media: `${smartphone ? '(min-width: 768px) and ' : ''}(max-width: 1023.98px)`, source: tablet });
  const from = tablet ? 1024 : smartphone ? 768 : 0;
  return { crops, all: [...crops, { media: from ? `(min-width: ${from}px)` : 'all', source: desktop }] };
}

/** One picture in a crop for each screen size. */
export function CroppedPicture({
  desktop,
  tablet,
  smartphone,
  alt,
  surface = 'banner',
  priority = false,
  quality,
  className,
  imageClassName,
}: Props) {
  const { crops, all } = cropsOf({ desktop, tablet, smartphone });
  const sizes = SURFACES[surface];
  if (priority) {
    for (const { media, source } of all) {
      const imageSrcSet = pictureSet(source, quality);
      const imageSizes = imageSrcSet ? sizes : undefined;
      preload(plainAddress(source, quality), { as: 'image', imageSrcSet, imageSizes, fetchPriority: 'high', media });
    }
  }
  const desktopSet = pictureSet(desktop, quality);
  return (
    <picture className={className}>
      {crops.map(({ media, source }) => {
        const set = pictureSet(source, quality);
        return (
          <source
            key={media}
            media={media}
            srcSet={set ?? source.url}
            sizes={set ? sizes : undefined}
            width={source.width}
            height={source.height}
          />
        );
      })}
      <img
        src={plainAddress(desktop, quality)}
        srcSet={desktopSet}
        sizes={desktopSet ? sizes : undefined}
        alt={alt}
        width={desktop.width}
        height={desktop.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={imageClassName}
      />
    </picture>
  );
}
