/** Where images are displayed. */
export interface Place {
  /** The `sizes` of an image there, for browsers that load it before its layout, or that do not measure it themselves. */
  sizes: string;
  /** The widths of its `srcset`, in pixels: those of docs/product.md, "Constants", up to what the place needs. */
  widths: readonly number[];
  /** The quality in its image URLs. */
  quality: Quality;
}

/** Qualities in image URLs: the default, and one for surfaces whose pages exceed their limits at the default. */
export const QUALITY = 95;
export const LOWER_QUALITY = 75;
export type Quality = typeof QUALITY | typeof LOWER_QUALITY;

/** How wide an image is on each surface. Only images under 200 CSS pixels have widths below 400. */
export const SURFACES = {
  banner: { sizes: '100vw', widths: [600, 750, 1200, 1400, 1600], quality: LOWER_QUALITY },
  card: { sizes: '(width >= 768px) 400px, 92vw', widths: [400, 600, 800], quality: LOWER_QUALITY },
  half: { sizes: '(width >= 1024px) 625px, 92vw', widths: [400, 600, 800], quality: QUALITY },
  tile: {
    sizes: '(width >= 1024px) 290px, (width >= 768px) 32vw, 72vw',
    widths: [400, 600, 800],
    quality: QUALITY,
  },
  /** A narrow strip on small screens, which the picture covers by its height. */
  choice: {
    sizes: '(width >= 1024px) 310px, (width >= 768px) 46vw, 150px',
    widths: [400, 600],
    quality: QUALITY,
  },
  hero: {
    sizes: '(width >= 1024px) 550px, (width >= 522px) 480px, 92vw',
    widths: [400, 600, 800, 1200],
    quality: LOWER_QUALITY,
  },
  wide: { sizes: '(width >= 1280px) 1200px, 96vw', widths: [400, 600, 800, 1200, 1600], quality: QUALITY },
  /** As wide as it is high. */
  pack: { sizes: '152px', widths: [160, 320, 400], quality: QUALITY },
  thumb: { sizes: '112px', widths: [160, 240, 400], quality: QUALITY },
  logo: { sizes: '200px', widths: [240, 400], quality: QUALITY },
} as const satisfies Record<string, Place>;

export type Surface = keyof typeof SURFACES;

/** The quality as AVIF at which an image looks as it does as WebP at its own (docs/decisions/0013-avif.md). */
export const AVIF_QUALITY: Readonly<Record<Quality, number>> = { [LOWER_QUALITY]: 52, [QUALITY]: 92 };

/** The share of a smartphone's width that a compact banner is high: what its crop has above that, nobody sees. */
export const COMPACT_HEIGHT = 0.8;
