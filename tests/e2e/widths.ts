/**
 * Every test runs at the large width. These tags add the widths at which its layout differs: a mobile menu, fewer items per
 * row, touch. Behaviour that no layout can break runs once.
 */
export const AT_SMALL_TOO = { tag: '@small' };
export const AT_EVERY_WIDTH = { tag: ['@small', '@tablet'] };
