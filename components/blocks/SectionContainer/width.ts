import type { ComponentWidthFragment } from '@/graphql/generated/operations';

export interface Width {
  smartphone: number;
  tablet: number;
  desktop: number;
  fullBleed: boolean;
}

const columns = (value: string | null | undefined, fallback: number): number => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= 12 ? number : fallback;
};

/** Returns a block's width: columns out of 12 at each screen size, or full bleed. Defaults to 12 columns. */
export function widthOf(width: ComponentWidthFragment | null | undefined): Width {
  return {
    smartphone: columns(width?.smartphone, 12),
    tablet: columns(width?.tablet, 12),
    desktop: columns(width?.desktop, 12),
    fullBleed: width?.desktop === 'FullBleed',
  };
}
