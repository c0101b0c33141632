import { preload } from 'react-dom';
import { pictureUrl, pictureSrcSet, type PictureSource } from './picture-url';
import { SURFACES, type Quality, type Surface } from './surfaces';

/** For browsers without `srcset`. */
const DEFAULT_WIDTH = 800;

interface Props {
  source: PictureSource;
  alt: string;
  surface: Surface;
  /** The largest image above the fold: preloaded, while the others load lazily. */
  priority?: boolean;
  /** Loads eagerly, for an image that is preloaded elsewhere. */
  eager?: boolean;
  quality?: Quality;
  className?: string;
}

/** A responsive image of the content service, with its dimensions, so that there is no layout shift. */
export function Picture({
  source,
  alt,
  surface,
  priority = false,
  eager = priority,
  quality,
  className,
}: Props) {
  const srcSet = pictureSrcSet(source, quality);
  const sizes = srcSet ? SURFACES[surface] : undefined;
  const src = pictureUrl(source.url, DEFAULT_WIDTH, quality);
  if (priority) preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
  return (
    <img
      src={src}
      {...(srcSet === undefined ? {} : { srcSet, sizes })}
      alt={alt}
      width={source.width}
      height={source.height}
      {...(eager ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      {...(className === undefined ? {} : { className })}
    />
  );
}

interface CropsProps {
  desktop: PictureSource;
  tablet?: PictureSource | null;
  smartphone: PictureSource;
  alt: string;
  surface?: Surface;
  priority?: boolean;
  quality?: Quality;
  className?: string;
}

/** An image with a crop per screen size (art direction). */
export function CroppedPicture({
  desktop,
  tablet,
  smartphone,
  alt,
  surface = 'banner',
  priority = false,
  quality,
  className,
}: CropsProps) {
  const crops = [
    { media: '(width < 768px)', source: smartphone },
    ...(tablet ? [{ media: '(768px <= width < 1024px)', source: tablet }] : []),
  ];
  const sizes = SURFACES[surface];
  if (priority) {
    const rest = tablet ? '(width >= 1024px)' : '(width >= 768px)';
    for (const { media, source } of [...crops, { media: rest, source: desktop }]) {
      preload(pictureUrl(source.url, DEFAULT_WIDTH, quality), {
        as: 'image',
        imageSrcSet: pictureSrcSet(source, quality),
        imageSizes: sizes,
        fetchPriority: 'high',
        media,
      });
    }
  }
  return (
    <picture>
      {crops.map(({ media, source }) => (
        <source
          key={media}
          media={media}
          srcSet={pictureSrcSet(source, quality) ?? source.url}
          sizes={sizes}
          width={source.width}
          height={source.height}
        />
      ))}
      <Picture
        source={desktop}
        alt={alt}
        surface={surface}
        quality={quality}
        className={className}
        eager={priority}
      />
    </picture>
  );
}
