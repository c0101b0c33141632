/** How wide a picture is shown on each of its surfaces: one `sizes` for each, so that browsers fetch the right width. */
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

/** Image widths offered (specification section 9). */
export const WIDTHS = [400, 600, 800, 1200, 1400, 1600] as const;

/** Default quality (specification section 9). */
export const QUALITY = 95;
