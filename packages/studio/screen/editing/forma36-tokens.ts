/** Replaces Forma 36's design tokens, the colors of Contentful's editors, with tokens for light and dark mode. */
// Imported by path because the package name is an alias of this module.
import original from '@contentful/f36-tokens/dist/index.js';

const COLOR = /#[0-9a-f]{6}\b|rgba?\([^)]+\)/gi;

/**
 * Returns a color for dark mode by inverting its lightness: white becomes the background color, and the darkest ink
 * nearly white. Grays get the blue tint of the background. The chroma is limited because screens cannot show strong
 * colors at this lightness and would darken them.
 */
const dark = (color: string): string =>
  `oklch(from ${color} calc(0.26 + (1 - l) * 0.94) min(c + 0.02, 0.14) h / alpha)`;

const both = (color: string): string =>
  color.startsWith('#ffffff') ? 'var(--paper)' : `light-dark(${color}, ${dark(color)})`;

const tokens = Object.fromEntries(
  Object.entries(original).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(COLOR, both) : value,
  ]),
);

export default tokens;
