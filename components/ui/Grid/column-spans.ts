import type { CSSProperties } from 'react';

export type ColumnSpans = Partial<Record<'smartphone' | 'tablet' | 'desktop', number>>;

/** How many of twelve columns an element spans at each screen size, for its styles. */
export const columnSpans = ({
  smartphone = 12,
  tablet = 12,
  desktop = 12,
}: ColumnSpans): CSSProperties & Record<`--${string}`, number> => ({
  '--small': smartphone,
  '--tablet': tablet,
  '--large': desktop,
});
