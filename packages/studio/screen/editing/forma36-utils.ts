/** Forma 36's utilities, with a `hexToRGBA` that also accepts `light-dark()` colors. */
// Imported by path because the package name is an alias of this module.
export * from '../../node_modules/@contentful/f36-utils/dist/esm/index.js';

export const hexToRGBA = (color: string, alpha = 1): string =>
  `color-mix(in srgb, ${color} ${alpha * 100}%, transparent)`;
