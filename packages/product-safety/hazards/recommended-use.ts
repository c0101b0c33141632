/** Recommended uses of a product, as section 1 of its safety data sheet and the content checks name them. */

/** Uses of areas whose titles say more, or less, than each of their products does: an air freshener does not care for fabric. */
const USES: Readonly<Record<string, string>> = {
  'Air and fabric care': 'Odor control',
  'Hand hygiene': 'Skin cleansing',
};

/** Returns the uses of the areas that a product belongs to. */
export const usesOf = (areasOfUse: readonly string[]): string[] =>
  areasOfUse.map((area) => USES[area] ?? area);
