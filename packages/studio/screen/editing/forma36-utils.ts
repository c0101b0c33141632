/** Forma 36's utilities, with the one that takes colours apart for colours that differ in light and dark. */
// The file itself, because the name is the alias of this module.
export * from '../../node_modules/@contentful/f36-utils/dist/esm/index.js';

export const hexToRGBA = (color: string, alpha = 1): string =>
  `color-mix(in srgb, ${color} ${alpha * 100}%, transparent)`;
