/** The `sizes` of an image on each surface, so that browsers load the right width. */
export const SURFACES = {
  banner: '100vw',
  card: '(width >= 1024px) 400px, (width >= 768px) 48vw, 92vw',
  half: '(width >= 1024px) 600px, 92vw',
  tile: '(width >= 1024px) 260px, (width >= 768px) 30vw, 60vw',
  hero: '(width >= 1024px) 520px, (width >= 522px) 480px, 92vw',
  wide: '(width >= 1280px) 1200px, 96vw',
  thumb: '160px',
  logo: '200px',
} as const;

export type Surface = keyof typeof SURFACES;

/** Widths in pixels of every `srcset` (docs/product.md, "Constants"). */
export const WIDTHS = [400, 600, 800, 1200, 1400, 1600] as const;

/** The default quality (docs/product.md, "Constants"). */
export const QUALITY = 95;

/** Every quality of an image: smaller ones for pictures that are small, or seen first. */
export const QUALITIES = [75, 80, 85, QUALITY] as const;
export type Quality = (typeof QUALITIES)[number];
