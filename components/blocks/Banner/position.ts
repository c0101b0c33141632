/** Content positions of banners: nine combinations (specification "Layout"). */
export interface BannerLayout {
  vertical: 'top' | 'middle' | 'bottom';
  horizontal: 'left' | 'center' | 'right';
  smartphone: 'left' | 'center' | 'right';
  tablet: 'left' | 'center' | 'right';
}

const oneOf = <T extends string>(words: readonly T[], word: string | undefined, fallback: T): T =>
  words.find((candidate) => candidate === word?.trim().toLowerCase()) ?? fallback;
const SIDES = ['left', 'center', 'right'] as const;

/** `Middle Left` and `Center:Left` (smartphone and tablet) as words for the style sheet. */
export function bannerLayout(
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
