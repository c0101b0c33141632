import { QUALITIES, QUALITY, WIDTHS, type Quality } from './surfaces';

/** An image of the content service. */
export interface PictureSource {
  url: string;
  width: number;
  height: number;
}

type Width = (typeof WIDTHS)[number];

const isVector = (url: string): boolean => /\.svg(\?|$)/i.test(url);

const toQuery = (width: Width, quality: Quality): string => `w=${width}&q=${quality}&fm=webp`;

/** The query of every URL that `pictureUrl` returns: the site relays no other conversion to WebP. */
export const PICTURE_QUERIES: readonly string[] = WIDTHS.flatMap((width) =>
  QUALITIES.map((quality) => toQuery(width, quality)),
);

/** The URL of an image at a width, as WebP (docs/services.md, "Contentful delivery and preview"). An SVG is not converted. */
export function pictureUrl(url: string, width: Width, quality: Quality = QUALITY): string {
  if (isVector(url)) return url;
  const separator = url.includes('?') ? '&' : '?';
  return `${url}${separator}${toQuery(width, quality)}`;
}

/**
 * The `srcset` of an image: every width up to its own. The last one is requested as the next larger width of the list,
 * which gives the image's own, since the service does not enlarge.
 */
export function pictureSrcSet(source: PictureSource, quality: Quality = QUALITY): string | undefined {
  if (isVector(source.url)) return undefined;
  return WIDTHS.filter((_, index) => index === 0 || (WIDTHS[index - 1] ?? 0) < source.width)
    .map((width) => `${pictureUrl(source.url, width, quality)} ${Math.min(width, source.width)}w`)
    .join(', ');
}
