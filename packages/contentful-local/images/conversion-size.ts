import type { ImageParameters } from './parameters.ts';
import type { ConversionSize } from './queue.ts';

/** Maximum output pixels of a conversion that takes a few hundredths of a second. */
const MAX_SMALL_PIXELS = 1_000_000;
/** The same limit for formats that take several times as long, and for rounded corners, which need two conversions. */
const MAX_SMALL_SLOW_PIXELS = 200_000;
/** Maximum source pixels that can be read in that time. */
const MAX_SMALL_SOURCE_PIXELS = 12_000_000;
const SLOW = new Set(['avif', 'gif', 'tiff', 'png']);

interface Size {
  width: number;
  height: number;
  /** 1 by default. */
  frames?: number;
}

/** Returns the number of pixels that a conversion writes per frame. */
export function outputPixels({ w, h, fit = 'fit' }: ImageParameters, { width, height }: Size): number {
  if (w !== undefined && h !== undefined && fit !== 'fit') return w * h;
  const scale = Math.min((w ?? Infinity) / width, (h ?? Infinity) / height);
  const enlarges = fit !== 'fit' && fit !== 'crop';
  return width * height * Math.min(scale, enlarges ? scale : 1) ** 2;
}

/** Returns `large` for a conversion that takes so long that other conversions should not have to wait for it. */
export function conversionSize(
  parameters: ImageParameters,
  source: Size,
  sourceType: string,
): ConversionSize {
  const format = parameters.fm ?? sourceType.replace('image/', '');
  const isSlow = SLOW.has(format) || parameters.r !== undefined;
  const { frames = 1 } = source;
  const isSmall =
    source.width * source.height * frames <= MAX_SMALL_SOURCE_PIXELS &&
    outputPixels(parameters, source) * frames <= (isSlow ? MAX_SMALL_SLOW_PIXELS : MAX_SMALL_PIXELS);
  return isSmall ? 'small' : 'large';
}
