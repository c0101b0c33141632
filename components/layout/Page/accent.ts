import type { CSSProperties } from 'react';
import { TEXT_CONTRAST, contrast, rgbOf } from '@/styles/contrast';

export interface Accent {
  color: string;
  ink: string;
}

const PAPER = rgbOf('#ffffff');
const HEX = /^#[\da-f]{6}$/i;

/**
 * Returns a brand's accent as custom properties. Returns undefined, which leaves the site's own accent, unless both the
 * accent on white and its ink on the accent meet WCAG's contrast for text.
 */
export function accentStyle(
  accent: Accent | null | undefined,
): (CSSProperties & Record<`--${string}`, string>) | undefined {
  if (!accent || !HEX.test(accent.color) || !HEX.test(accent.ink)) return undefined;
  const color = rgbOf(accent.color);
  const legible =
    contrast(color, PAPER) >= TEXT_CONTRAST && contrast(color, rgbOf(accent.ink)) >= TEXT_CONTRAST;
  return legible ? { '--accent': accent.color, '--accent-ink': accent.ink } : undefined;
}
