/**
 * Returns a rating as a percentage of five stars, to one decimal place. '0.0' without a rating (docs/product.md,
 * "Constants").
 */
export function starsPercent(rating: number | null | undefined): string {
  return (((rating ?? 0) / 5) * 100).toFixed(1);
}

/** Adds a tiny fraction to whole numbers, so that they are treated as decimals (docs/product.md, "Constants"). */
export const asDecimal = (rating: number): number => (Number.isInteger(rating) ? rating + 1e-9 : rating);
