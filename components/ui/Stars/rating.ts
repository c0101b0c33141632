/** How much of the stars is filled, as percent with one decimal; nothing when there is no rating (specification section 9). */
export function starsPercent(rating: number | null | undefined): string {
  return (((rating ?? 0) / 5) * 100).toFixed(1);
}

/** A whole-number average gets a tiny fraction added, so that it is treated as a decimal (specification section 9). */
export const asDecimal = (rating: number): number => (Number.isInteger(rating) ? rating + 1e-9 : rating);
