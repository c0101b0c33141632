import type { CSSProperties } from 'react';
import { TEXT_CONTRAST, contrast, parseColor } from '@/styles/contrast';

export interface Accent {
  color: string;
  ink: string;
}

const PAPER = parseColor('#ffffff');
const HEX = /^#[\da-f]{6}$/i;

/**
 * Returns a brand's accent as custom properties. Both the accent on white and the ink on the accent must meet WCAG's
 * contrast for text. Otherwise returns undefined, and the page keeps the site's own accent.
 */
export function accentStyle(
  accent: Accent | null | undefined,
): (CSSProperties & Record<`--${string}`, string>) | undefined {
  if (!accent || !HEX.test(accent.color) || !HEX.test(accent.ink)) return undefined;
  const color = parseColor(accent.color);
  const legible =
    contrast(color, PAPER) >= TEXT_CONTRAST && contrast(color, parseColor(accent.ink)) >= TEXT_CONTRAST;
  return legible ? { '--accent': accent.color, '--accent-ink': accent.ink } : undefined;
}
