interface Place {
  /** The `sizes` of an image there, for browsers that load it before its layout, or that do not measure it themselves. */
  sizes: string;
  /** The widths of its `srcset`: what the place needs on common screens, in steps that leave little over. */
  widths: readonly number[];
}

/** How wide an image is on each surface. */
export const SURFACES = {
  banner: { sizes: '100vw', widths: [600, 750, 1200, 1400, 1600] },
  card: { sizes: '(width >= 768px) 400px, 92vw', widths: [500, 700, 800] },
  half: { sizes: '(width >= 1024px) 625px, 92vw', widths: [500, 700, 800] },
  tile: { sizes: '(width >= 1024px) 290px, (width >= 768px) 32vw, 72vw', widths: [320, 500, 700, 900] },
  /** A narrow strip on small screens, which the picture covers by its height. */
  choice: { sizes: '(width >= 1024px) 310px, (width >= 768px) 46vw, 150px', widths: [320, 500, 700] },
  /** As wide as it is high. */
  pack: { sizes: '152px', widths: [160, 320, 500] },
  hero: { sizes: '(width >= 1024px) 550px, (width >= 522px) 480px, 92vw', widths: [400, 600, 700, 900] },
  wide: { sizes: '(width >= 1280px) 1200px, 96vw', widths: [400, 700, 800, 1200, 1600] },
  thumb: { sizes: '112px', widths: [160, 240, 400] },
  logo: { sizes: '200px', widths: [240, 400] },
} as const satisfies Record<string, Place>;

export type Surface = keyof typeof SURFACES;

/** The quality of an image; smaller for pictures that are small, or seen first (docs/product.md, "Constants"). */
export const QUALITY = 95;
export const QUALITIES = [75, 80, 85, QUALITY] as const;
export type Quality = (typeof QUALITIES)[number];

/** The quality as AVIF at which an image looks as it does as WebP at its own (docs/decisions/0013-avif.md). */
export const AVIF_QUALITY: Readonly<Record<Quality, number>> = { 75: 52, 80: 60, 85: 66, 95: 78 };

/** The share of a smartphone's width that a compact banner is high: what its crop has above that, nobody sees. */
export const COMPACT_HEIGHT = 0.8;
