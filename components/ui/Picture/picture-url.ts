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

export interface PictureSource {
  url: string;
  width: number;
  height: number;
  /** Part that stays visible when styles crop the image. Without a focus, each component uses its default. */
  focus?: CropFocus;
}

interface Conversion {
  width: number;
  quality: Quality;
  /** Crops the image to the height of a compact banner: around its focus, or to its lower part without one. */
  compact?: boolean;
  focus?: CropFocus | undefined;
}

/** Width for browsers without `srcset`. */
const DEFAULT_WIDTH = 800;
const POSTER = { width: 1200, quality: QUALITY } as const;

const isVector = (url: string): boolean => /\.svg(\?|$)/i.test(url);

const sizeQuery = ({ width, compact = false, focus = 'bottom' }: Conversion): string =>
  `w=${width}${compact ? `&h=${Math.round(width * COMPACT_HEIGHT)}&fit=fill&f=${focus}` : ''}`;

const toQuery = (conversion: Conversion): string =>
  `${sizeQuery(conversion)}&q=${conversion.quality}&fm=webp`;

const toAvifQuery = (conversion: Conversion): string =>
  `${sizeQuery(conversion)}&q=${AVIF_QUALITY[conversion.quality]}&fm=avif`;

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
 * Maps the query of every URL that this module returns to the query for browsers that accept AVIF. Also serves as an
 * allowlist: the site relays no other conversions.
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
 * Returns the URL of an image on a surface, as WebP, for browsers without `srcset`. The site responds with AVIF if the
 * browser accepts it (docs/decisions/0013-avif.md). SVGs are not converted.
 */
export const pictureUrl = (url: string, surface: Surface): string =>
  conversionUrl(url, { width: DEFAULT_WIDTH, quality: SURFACES[surface].quality });

export const posterUrl = (url: string): string => conversionUrl(url, POSTER);

/**
 * Returns the `srcset` of an image on a surface: every width of the surface up to the image's own. The last URL
 * requests the next larger width. The image service does not enlarge images, so it then returns the image in its own
 * width. It does enlarge crops, so crops never request more than the image's own width.
 * @returns undefined for an SVG
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
