/** Fields that the law rules: hazards, dilutions, directions, and registrations with the EPA (docs/services.md, "Editors"). */

/** By content type. `all`: the content type is about nothing else. */
const REGULATED: Readonly<Record<string, readonly string[] | 'all'>> = {
  dilution: 'all',
  drugFacts: 'all',
  hazardClassification: 'all',
  // Incompatible mixtures follow from composition and pH (packages/product-safety/hazards/incompatibility.ts).
  product: [
    'composition',
    'dilutions',
    'directions',
    'efficacyClaims',
    'epaRegistrationNumber',
    'hazards',
    'incompatibleWith',
    'phMinimum',
    'protectiveEquipment',
    'warnings',
  ],
  recommenderProducts: ['dilution'],
  safetyDataSheet: ['signalWord', 'pictograms'],
};

/** The regulated ones of the fields of a content type. */
export function regulatedFields(contentType: string, fields: readonly { id: string }[]): string[] {
  const regulated = Object.hasOwn(REGULATED, contentType) ? REGULATED[contentType] : [];
  const ids = fields.map(({ id }) => id);
  return regulated === 'all' ? ids : ids.filter((id) => regulated?.includes(id));
}
