/** Recommended uses of a product, for section 1 of its safety data sheet and for content checks. */

/**
 * Uses for areas whose title does not fit every product in the area. An air freshener, for example, does not care for
 * fabric.
 */
const USES: Readonly<Record<string, string>> = {
  'Air and fabric care': 'Odor control',
  'Hand hygiene': 'Skin cleansing',
};

/** Returns the recommended uses for a product's areas of use. */
export const usesOf = (areasOfUse: readonly string[]): string[] =>
  areasOfUse.map((area) => USES[area] ?? area);
