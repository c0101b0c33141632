import { preload } from 'react-dom';
import { pictureAddress, pictureSet, type PictureSource } from './address';
import { SURFACES, type Surface } from './surfaces';

interface Props {
  source: PictureSource;
  alt: string;
  surface: Surface;
  /** The one picture that a page shows first: fetched at once, the others when they come near. */
  priority?: boolean;
  /** Fetched at once, when something else has preloaded it. */
  eager?: boolean;
  quality?: number;
  className?: string;
}

/** A picture of the content service, with its measures, at the width that the screen needs. */
export function Picture({
  source,
  alt,
  surface,
  priority = false,
  eager = priority,
  quality,
  className,
}: Props) {
  const srcSet = pictureSet(source, quality);
  const sizes = srcSet ? SURFACES[surface] : undefined;
  const src = pictureAddress(source.url, Math.min(800, source.width), quality);
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
  quality?: number;
  className?: string;
}

/** One picture in a crop for each screen size; breakpoints of the specification. */
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
      preload(pictureAddress(source.url, Math.min(800, source.width), quality), {
        as: 'image',
        imageSrcSet: pictureSet(source, quality),
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
          srcSet={pictureSet(source, quality) ?? source.url}
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
