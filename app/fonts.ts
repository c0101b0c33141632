import localFont from 'next/font/local';

/** Figtree (Latin letters, all weights) from its npm package; its fallback has the same measures, and where it comes late the fallback stays, so that nothing moves. */
export const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  style: 'normal',
  display: 'optional',
  preload: true,
  variable: '--font',
  adjustFontFallback: 'Arial',
});
