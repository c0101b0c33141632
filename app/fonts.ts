import localFont from 'next/font/local';

/**
 * Figtree (Latin, all weights) from its npm package. The fallback font has the same metrics, and stays if Figtree loads
 * late, so that the layout never shifts.
 */
export const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  style: 'normal',
  display: 'optional',
  preload: true,
  variable: '--font',
  adjustFontFallback: 'Arial',
});
