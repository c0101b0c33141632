/**
 * Fields that are subject to legal requirements: hazards, dilutions, directions, and EPA registrations
 * (docs/services.md, "Editors").
 */
import type { RegulatedFields } from '@cleanpro/contentful-local/options';

export const REGULATED_FIELDS: RegulatedFields = {
  dilution: 'all',
  drugFacts: 'all',
  hazardClassification: 'all',
  // Incompatible mixtures are derived from composition and pH (packages/product-safety/hazards/incompatibility.ts).
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
