/**
 * Every test runs at the large width. These tags add the widths at which a layout differs: mobile menu, fewer
 * items per row, touch. Behavior that no layout can break is tested once.
 */
export const AT_SMALL_TOO = { tag: '@small' };
export const AT_EVERY_WIDTH = { tag: ['@small', '@tablet'] };
