export interface Place {
  /** The `sizes` attribute, for images that load before the layout and for browsers without `sizes="auto"`. */
  sizes: string;
  /** Widths in the `srcset`, in pixels: those widths of docs/product.md, "Constants", that the surface needs. */
  widths: readonly number[];
  quality: Quality;
}

/** Qualities in image URLs: the default, and one for surfaces whose pages would exceed their size and speed limits. */
export const QUALITY = 95;
export const LOWER_QUALITY = 75;
export type Quality = typeof QUALITY | typeof LOWER_QUALITY;

/** Image sizes and quality per surface. Only surfaces up to 200 CSS pixels wide have widths below 400. */
export const SURFACES = {
  banner: { sizes: '100vw', widths: [600, 750, 1200, 1400, 1600], quality: LOWER_QUALITY },
  card: { sizes: '(width >= 768px) 400px, 92vw', widths: [400, 600, 800], quality: LOWER_QUALITY },
  half: { sizes: '(width >= 1024px) 625px, 92vw', widths: [400, 600, 800], quality: QUALITY },
  tile: {
    sizes: '(width >= 1024px) 290px, (width >= 768px) 32vw, 72vw',
    widths: [400, 600, 800],
    quality: QUALITY,
  },
  /** Image of a choice, cropped on small screens to a strip that is narrower than the image. */
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
  /** Square. */
  pack: { sizes: '152px', widths: [160, 320, 400], quality: QUALITY },
  thumb: { sizes: '112px', widths: [160, 240, 400], quality: QUALITY },
  logo: { sizes: '200px', widths: [240, 400], quality: QUALITY },
} as const satisfies Record<string, Place>;

export type Surface = keyof typeof SURFACES;

/** AVIF quality that looks the same as each WebP quality (docs/decisions/0013-avif.md). */
export const AVIF_QUALITY: Readonly<Record<Quality, number>> = { [LOWER_QUALITY]: 52, [QUALITY]: 92 };

/** Height of a compact banner on phones, as a share of its width. Anything beyond it is cropped. */
export const COMPACT_HEIGHT = 0.8;
