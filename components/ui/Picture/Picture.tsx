import { preload } from 'react-dom';
import type { CSSProperties } from 'react';
import { positionOf } from '@cleanpro/content-values/crop-focus';
import { pictureUrl, pictureSrcSet, type PictureSource } from './picture-url';
import { SURFACES, type Surface } from './surfaces';

interface Props {
  source: PictureSource;
  alt: string;
  surface: Surface;
  /** Preloads the image. Set it for the largest image above the fold. Other images load lazily. */
  priority?: boolean;
  /** Loads the image without waiting for the layout. Set it for the other images above the fold. */
  eager?: boolean;
  className?: string;
}

const FIRST = { loading: 'eager', fetchPriority: 'high' } as const;

/** A responsive image from the content service. Its dimensions prevent layout shift. */
export function Picture({ source, priority = false, eager = false, ...rest }: Props) {
  const { surface } = rest;
  if (priority)
    preload(pictureUrl(source.url, surface), {
      as: 'image',
      imageSrcSet: pictureSrcSet(source, surface),
      imageSizes: SURFACES[surface].sizes,
      fetchPriority: 'high',
    });
  const loading = priority ? FIRST : ({ loading: eager ? 'eager' : 'lazy' } as const);
  return <ResponsiveImage source={source} {...rest} {...loading} />;
}

function ResponsiveImage({
  source,
  alt,
  surface,
  className,
  focus = focusStyle('--crop-focus', source),
  ...loading
}: Omit<Props, 'priority' | 'eager'> & {
  /**
   * Custom properties with the crop focus of the image or of its crops, for styles that crop it (styles/global.css).
   */
  focus?: CSSProperties;
  loading: 'eager' | 'lazy';
  fetchPriority?: 'high';
}) {
  const srcSet = pictureSrcSet(source, surface);
  return (
    <img
      src={pictureUrl(source.url, surface)}
      {...(srcSet === undefined ? {} : { srcSet, sizes: lazySizes(surface, loading) })}
      alt={alt}
      width={source.width}
      height={source.height}
      {...loading}
      decoding="async"
      {...(Object.keys(focus).length > 0 && { style: focus })}
      {...(className === undefined ? {} : { className })}
    />
  );
}

const focusStyle = (
  property: `--crop-focus${'' | '-large' | '-medium' | '-small'}`,
  { focus }: PictureSource,
): CSSProperties => (focus ? { [property]: positionOf(focus) } : {});

/** Returns the `sizes` of an image. For lazy images, browsers that support `auto` use the width in the layout. */
const lazySizes = (surface: Surface, { loading }: { loading: 'eager' | 'lazy' }): string =>
  loading === 'lazy' ? `auto, ${SURFACES[surface].sizes}` : SURFACES[surface].sizes;

interface CropsProps {
  desktop: PictureSource;
  tablet?: PictureSource | null;
  smartphone: PictureSource;
  alt: string;
  surface?: Surface;
  priority?: boolean;
  /** Crops the image to the height of a compact banner on smartphones. */
  compact?: boolean;
  /** Class of the `<picture>` element. */
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
  compact = false,
  className,
}: CropsProps) {
  const crops = [
    { media: '(width < 768px)', source: smartphone, compact },
    ...(tablet ? [{ media: '(768px <= width < 1024px)', source: tablet, compact: false }] : []),
  ];
  if (priority) {
    const rest = tablet ? '(width >= 1024px)' : '(width >= 768px)';
    const all = [...crops, { media: rest, source: desktop, compact: false }];
    for (const { media, source, compact } of all) {
      preload(pictureUrl(source.url, surface), {
        as: 'image',
        imageSrcSet: pictureSrcSet(source, surface, compact),
        imageSizes: SURFACES[surface].sizes,
        fetchPriority: 'high',
        media,
      });
    }
  }
  const loading = priority ? FIRST : ({ loading: 'lazy' } as const);
  return (
    <picture className={className}>
      {crops.map(({ media, source, compact }) => (
        <source
          key={media}
          media={media}
          srcSet={pictureSrcSet(source, surface, compact) ?? source.url}
          sizes={lazySizes(surface, loading)}
          width={source.width}
          height={source.height}
        />
      ))}
      <ResponsiveImage
        source={desktop}
        alt={alt}
        surface={surface}
        focus={{
          ...focusStyle('--crop-focus-large', desktop),
          ...focusStyle('--crop-focus-medium', tablet ?? desktop),
          ...focusStyle('--crop-focus-small', smartphone),
        }}
        {...loading}
      />
    </picture>
  );
}
