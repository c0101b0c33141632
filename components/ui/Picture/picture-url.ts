import { CROP_FOCUS_TAGS, type CropFocus } from '@cleanpro/content-values/crop-focus';
import {
  AVIF_QUALITY,
  COMPACT_HEIGHT,
  QUALITY,
  SURFACES,
  type Place,
  type Quality,
  type Surface,
} from './surfaces';

/** An image of the content service. */
export interface PictureSource {
  url: string;
  width: number;
  height: number;
  /** What stays visible where the place has another shape; without one, what the place itself prefers. */
  focus?: CropFocus;
}

interface Conversion {
  width: number;
  quality: Quality;
  /** Only a part of the image, as high as a compact banner: the lower one, or the one around its focus. */
  compact?: boolean;
  focus?: CropFocus | undefined;
}

/** For browsers without `srcset`. */
const DEFAULT_WIDTH = 800;
const POSTER = { width: 1200, quality: QUALITY } as const;

const isVector = (url: string): boolean => /\.svg(\?|$)/i.test(url);

const sizeQuery = ({ width, compact = false, focus = 'bottom' }: Conversion): string =>
  `w=${width}${compact ? `&h=${Math.round(width * COMPACT_HEIGHT)}&fit=fill&f=${focus}` : ''}`;

const toQuery = (conversion: Conversion): string =>
  `${sizeQuery(conversion)}&q=${conversion.quality}&fm=webp`;

const toAvifQuery = (conversion: Conversion): string =>
  `${sizeQuery(conversion)}&q=${AVIF_QUALITY[conversion.quality]}&fm=avif`;

/** The conversions of a surface's pictures; those of a compact banner are crops. */
const conversionsOf = ({ widths, quality }: Place): Conversion[] =>
  [...widths, DEFAULT_WIDTH].map((width) => ({ width, quality }));
const COMPACT_CONVERSIONS = SURFACES.banner.widths.flatMap((width) =>
  Object.values(CROP_FOCUS_TAGS).map((focus) => ({
    width,
    quality: SURFACES.banner.quality,
    compact: true,
    focus,
  })),
);

/**
 * The query of every URL that this module returns, with the one for browsers that accept AVIF: the site relays no other
 * conversion to either.
 */
export const PICTURE_CONVERSIONS: ReadonlyMap<string, string> = new Map(
  [...Object.values(SURFACES).flatMap(conversionsOf), ...COMPACT_CONVERSIONS, POSTER].map((conversion) => [
    toQuery(conversion),
    toAvifQuery(conversion),
  ]),
);

function conversionUrl(url: string, conversion: Conversion): string {
  if (isVector(url)) return url;
  const separator = url.includes('?') ? '&' : '?';
  return `${url}${separator}${toQuery(conversion)}`;
}

/**
 * The URL of an image on a surface for browsers without `srcset`, as WebP; the site answers with AVIF where the browser
 * accepts it (docs/decisions/0013-avif.md). An SVG is not converted.
 */
export const pictureUrl = (url: string, surface: Surface): string =>
  conversionUrl(url, { width: DEFAULT_WIDTH, quality: SURFACES[surface].quality });

/** The URL of the poster of a film. */
export const posterUrl = (url: string): string => conversionUrl(url, POSTER);

/**
 * The `srcset` of an image on a surface: every width of the surface up to the image's own. The last one is requested as
 * the next larger width, which gives the image's own, since the service does not enlarge; but a crop it would.
 */
export function pictureSrcSet(
  source: PictureSource,
  surface: Surface,
  isCompact = false,
): string | undefined {
  if (isVector(source.url)) return undefined;
  const { widths, quality } = SURFACES[surface];
  const compact = isCompact && source.height > source.width * COMPACT_HEIGHT;
  const last = compact ? source.width : (widths.find((width) => width >= source.width) ?? Infinity);
  return widths
    .filter((width, index) => index === 0 || width <= last)
    .map(
      (width) =>
        `${conversionUrl(source.url, { width, quality, compact, focus: source.focus })} ${Math.min(width, source.width)}w`,
    )
    .join(', ');
}
