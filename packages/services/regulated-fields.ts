/** Fields that the law rules: hazards, dilutions, directions, and registrations with the EPA (docs/services.md, "Editors"). */
import type { RegulatedFields } from '@cleanpro/contentful-local/options';

export const REGULATED_FIELDS: RegulatedFields = {
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
