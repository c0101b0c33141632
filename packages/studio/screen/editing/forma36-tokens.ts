/** Forma 36's design tokens in light and dark: Contentful's editors read their colours from here. */
// The file itself, because the name is the alias of this module.
import original from '@contentful/f36-tokens/dist/index.js';

const COLOR = /#[0-9a-f]{6}\b|rgba?\([^)]+\)/gi;

/** Of the dark, the lightness turned over: white becomes the paper, and the darkest ink nearly white, with the paper's touch of blue in grays. Strong colours are paler: a screen cannot show them that light, and would darken them. */
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
