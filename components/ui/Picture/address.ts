import { QUALITY, WIDTHS } from './surfaces';

/** A picture of the content service. */
export interface PictureSource {
  url: string;
  width: number;
  height: number;
}

const isVector = (url: string): boolean => /\.svg(\?|$)/i.test(url);

/** The address of a picture at a width, in webp (specification section 7: width, quality, webp). A drawing stays as it is. */
export function pictureAddress(url: string, width: number, quality: number = QUALITY): string {
  if (isVector(url)) return url;
  const joint = url.includes('?') ? '&' : '?';
  return `${url}${joint}w=${width}&q=${quality}&fm=webp`;
}

/** The `srcset` of a picture: the offered widths, none wider than the picture, since the service does not enlarge. */
export function pictureSet(source: PictureSource, quality: number = QUALITY): string | undefined {
  if (isVector(source.url)) return undefined;
  const widths = WIDTHS.filter((width) => width < source.width);
  return [...widths, Math.min(source.width, WIDTHS[WIDTHS.length - 1] ?? source.width)]
    .map((width) => `${pictureAddress(source.url, width, quality)} ${width}w`)
    .join(', ');
}
