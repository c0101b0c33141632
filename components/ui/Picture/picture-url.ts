import { QUALITY, WIDTHS } from './surfaces';

/** An image of the content service. */
export interface PictureSource {
  url: string;
  width: number;
  height: number;
}

const isVector = (url: string): boolean => /\.svg(\?|$)/i.test(url);

/** The URL of an image at a width, as WebP (docs/services.md, "Contentful delivery and preview"). An SVG is not converted. */
export function pictureUrl(url: string, width: number, quality: number = QUALITY): string {
  if (isVector(url)) return url;
  const separator = url.includes('?') ? '&' : '?';
  return `${url}${separator}w=${width}&q=${quality}&fm=webp`;
}

/** The `srcset` of an image: every width up to its own, since the service does not enlarge. */
export function pictureSrcSet(source: PictureSource, quality: number = QUALITY): string | undefined {
  if (isVector(source.url)) return undefined;
  const widths = WIDTHS.filter((width) => width < source.width);
  return [...widths, Math.min(source.width, WIDTHS[WIDTHS.length - 1] ?? source.width)]
    .map((width) => `${pictureUrl(source.url, width, quality)} ${width}w`)
    .join(', ');
}
