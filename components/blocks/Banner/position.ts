/** One of nine content positions on desktop, and the text alignment on smaller screens (docs/product.md, "Layout"). */
export interface BannerLayout {
  vertical: 'top' | 'middle' | 'bottom';
  horizontal: 'left' | 'center' | 'right';
  smartphone: 'left' | 'center' | 'right';
  tablet: 'left' | 'center' | 'right';
}

const oneOf = <T extends string>(words: readonly T[], word: string | undefined, fallback: T): T =>
  words.find((candidate) => candidate === word?.trim().toLowerCase()) ?? fallback;
const SIDES = ['left', 'center', 'right'] as const;

/** Parses a content position (`Middle Left`) and a text alignment (`Center:Left`, for smartphone and tablet). */
export function parseBannerLayout(
  position: string | null | undefined,
  textAlign: string | null | undefined,
): BannerLayout {
  const [vertical, horizontal] = (position ?? '').split(' ');
  const [smartphone, tablet] = (textAlign ?? '').split(':');
  const side = oneOf(SIDES, horizontal, 'left');
  return {
    vertical: oneOf(['top', 'middle', 'bottom'], vertical, 'middle'),
    horizontal: side,
    smartphone: oneOf(SIDES, smartphone, side),
    tablet: oneOf(SIDES, tablet, side),
  };
}
