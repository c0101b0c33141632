import { CROP_FOCUS_TAGS, type CropFocus } from '@/lib/crop-focus/tags';
import {
  AVIF_QUALITY,
  COMPACT_HEIGHT,
  QUALITIES,
  QUALITY,
  SURFACES,
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

export interface Conversion {
  width: number;
  quality?: Quality;
  /** Only a part of the image, as high as a compact banner: the lower one, or the one around its focus. */
  compact?: boolean;
  focus?: CropFocus | undefined;
}

/** For browsers without `srcset`, and for the posters of films. */
export const DEFAULT_WIDTH = 800;
export const POSTER_WIDTH = 1200;

const isVector = (url: string): boolean => /\.svg(\?|$)/i.test(url);

const sizeQuery = ({ width, compact = false, focus = 'bottom' }: Conversion): string =>
  `w=${width}${compact ? `&h=${Math.round(width * COMPACT_HEIGHT)}&fit=fill&f=${focus}` : ''}`;

const toQuery = (conversion: Conversion): string =>
  `${sizeQuery(conversion)}&q=${conversion.quality ?? QUALITY}&fm=webp`;

const toAvifQuery = (conversion: Conversion): string =>
  `${sizeQuery(conversion)}&q=${AVIF_QUALITY[conversion.quality ?? QUALITY]}&fm=avif`;

const WIDTHS = [
  ...new Set([...Object.values(SURFACES).flatMap(({ widths }) => widths), DEFAULT_WIDTH, POSTER_WIDTH]),
];

/**
 * The query of every URL that `pictureUrl` returns, with the one for browsers that accept AVIF: the site relays no other
 * conversion to either.
 */
export const PICTURE_CONVERSIONS: ReadonlyMap<string, string> = new Map(
  QUALITIES.flatMap((quality) => [
    ...WIDTHS.map((width) => ({ width, quality })),
    ...SURFACES.banner.widths.flatMap((width) =>
      Object.values(CROP_FOCUS_TAGS).map((focus) => ({ width, quality, compact: true, focus })),
    ),
  ]).map((conversion) => [toQuery(conversion), toAvifQuery(conversion)]),
);

/**
 * The URL of a conversion of an image, as WebP; the site answers with AVIF where the browser accepts it
 * (docs/decisions/0013-avif.md). An SVG is not converted.
 */
export function pictureUrl(url: string, conversion: Conversion): string {
  if (isVector(url)) return url;
  const separator = url.includes('?') ? '&' : '?';
  return `${url}${separator}${toQuery(conversion)}`;
}

/**
 * The `srcset` of an image on a surface: every width of the surface up to the image's own. The last one is requested as
 * the next larger width, which gives the image's own, since the service does not enlarge; but a crop it would.
 */
export function pictureSrcSet(
  source: PictureSource,
  surface: Surface,
  options: Omit<Conversion, 'width' | 'focus'> = {},
): string | undefined {
  if (isVector(source.url)) return undefined;
  const { widths } = SURFACES[surface];
  const compact = options.compact === true && source.height > source.width * COMPACT_HEIGHT;
  const last = compact ? source.width : (widths.find((width) => width >= source.width) ?? Infinity);
  return widths
    .filter((width, index) => index === 0 || width <= last)
    .map(
      (width) =>
        `${pictureUrl(source.url, { ...options, width, compact, focus: source.focus })} ${Math.min(width, source.width)}w`,
    )
    .join(', ');
}
