/** Quantity text: units of package size and unit (specification section 9), for example `4 × 1 gal`. */
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
