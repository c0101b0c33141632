/** Formats the quantity as units of package size and unit, for example `4 × 1 gal` (docs/product.md, "Constants"). */
export function quantityText(
  sellUnits: number | null | undefined,
  packageSize: number | null | undefined,
  unit: string | null | undefined,
): string {
  const size =
    packageSize === null || packageSize === undefined ? '' : `${packageSize}${unit ? ` ${unit}` : ''}`;
  if (!sellUnits || sellUnits === 1) return size;
  return size ? `${sellUnits} × ${size}` : String(sellUnits);
}
