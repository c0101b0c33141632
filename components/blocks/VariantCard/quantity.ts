import type { QuantityFragment } from '@/graphql/generated/operations';

/** Formats a quantity as units of package size and unit, for example `4 units of 1 gal` (docs/product.md, "Constants"). */
export function quantityText({ sellUnits, packageSize, packageSizeUnits }: QuantityFragment): string {
  const size = packageSize === null ? '' : [packageSize, packageSizeUnits].filter(Boolean).join(' ');
  if (!sellUnits) return size;
  return `${sellUnits} ${sellUnits === 1 ? 'unit' : 'units'}${size && ` of ${size}`}`;
}
