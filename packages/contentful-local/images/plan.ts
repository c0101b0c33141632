import { outputPixels } from './conversion-size.ts';
import type { ImageParameters } from './parameters.ts';
import type { Source } from './source.ts';

/** Maximum pixels of an image that is converted. */
export const MAX_PIXELS = 50_000_000;
/** Maximum number of pixels in all frames together. They are in memory at the same time and take 100 MB. */
const MAX_ANIMATED_PIXELS = 25_000_000;

const MEDIA_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  tiff: 'image/tiff',
} as const;
type Format = keyof typeof MEDIA_TYPES;

/** Formats without animation. A request that names one gets a still image. */
const STILL: readonly (Format | undefined)[] = ['jpg', 'png', 'tiff'];

export interface Plan {
  format: Format;
  isAnimated: boolean;
}

function formatOf(mediaType: string): Format {
  const found = Object.entries(MEDIA_TYPES).find(([, value]) => value === mediaType)?.[0];
  return found === 'png' || found === 'webp' || found === 'gif' || found === 'avif' || found === 'tiff'
    ? found
    : 'jpg';
}

/** Returns the media type of a converted image. */
export const mediaTypeOf = ({ format }: Plan): string => MEDIA_TYPES[format];

/**
 * Plans a conversion. Animated images stay animated. They become WebP where AVIF is requested, because sharp cannot
 * write animated AVIF.
 * @returns null when the original must be sent: it has too many pixels, or is an animated PNG. sharp reads only the first
 * frame of an animated PNG.
 */
export function planConversion(parameters: ImageParameters, source: Source, sourceType: string): Plan | null {
  const format = parameters.fm ?? formatOf(sourceType);
  if (source.frames === 1 || STILL.includes(parameters.fm)) return { format, isAnimated: false };
  const pixels = Math.max(source.width * source.height, outputPixels(parameters, source)) * source.frames;
  if (sourceType === 'image/png' || pixels > MAX_ANIMATED_PIXELS) return null;
  return { format: format === 'avif' ? 'webp' : format, isAnimated: true };
}
