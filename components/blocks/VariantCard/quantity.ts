/** Formats a quantity as units of package size and unit, for example `4 units of 1 gal` (docs/product.md, "Constants"). */
export function quantityText({
  sellUnits,
  packageSize,
  packageSizeUnits,
}: {
  sellUnits: number | null;
  packageSize: number | null;
  packageSizeUnits: string | null;
}): string {
  const size = packageSize === null ? '' : [packageSize, packageSizeUnits].filter(Boolean).join(' ');
  if (!sellUnits) return size;
  return `${sellUnits} ${sellUnits === 1 ? 'unit' : 'units'}${size && ` of ${size}`}`;
}
