import { outputPixels } from './conversion-size.ts';
import type { ImageParameters } from './parameters.ts';
import type { Source } from './source.ts';

/** Upper bound on the pixels of a picture that is converted. */
export const MAX_PIXELS = 50_000_000;
/** Upper bound on those of all frames together, which are in memory at once: 100 MB. */
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

/** Formats without animation: a request that names one gets a still picture. */
const STILL: readonly (Format | undefined)[] = ['jpg', 'png', 'tiff'];

/** A conversion: into which format, and whether it keeps the frames. */
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

/** The media type of a converted picture. */
export const mediaTypeOf = ({ format }: Plan): string => MEDIA_TYPES[format];

/**
 * Plans a conversion. An animated picture stays animated: as WebP where AVIF is asked for, which the library writes without
 * frames. Null, for the original, where it has too many pixels or is an animated PNG, of which the library reads one frame.
 */
export function planConversion(parameters: ImageParameters, source: Source, sourceType: string): Plan | null {
  const format = parameters.fm ?? formatOf(sourceType);
  if (source.frames === 1 || STILL.includes(parameters.fm)) return { format, isAnimated: false };
  const pixels = Math.max(source.width * source.height, outputPixels(parameters, source)) * source.frames;
  if (sourceType === 'image/png' || pixels > MAX_ANIMATED_PIXELS) return null;
  return { format: format === 'avif' ? 'webp' : format, isAnimated: true };
}
