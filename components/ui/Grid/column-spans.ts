import type { CSSProperties } from 'react';

export type ColumnSpans = Partial<Record<'smartphone' | 'tablet' | 'desktop', number>>;

/** Returns the style of an element that spans these columns, out of 12, at each screen size. */
export const columnSpans = ({
  smartphone = 12,
  tablet = 12,
  desktop = 12,
}: ColumnSpans): CSSProperties & Record<`--${string}`, number> => ({
  '--small': smartphone,
  '--tablet': tablet,
  '--large': desktop,
});
