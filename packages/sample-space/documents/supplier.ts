/**
 * The supplier in section 1 of a safety data sheet: a sample organization. Its address cannot exist, because 00000 is
 * not a ZIP code.
 */
import { POISON_CENTER } from '@cleanpro/product-safety/hazards/first-aid';
import type { Words } from '@cleanpro/product-safety/hazards/statements';

export const SUPPLIER: Words = {
  en: 'CleanPro Professional (sample organization), 100 Sample Street, Sampletown, OH 00000, USA',
  es: 'CleanPro Professional (organización de muestra), 100 Sample Street, Sampletown, OH 00000, EE. UU.',
  fr: 'CleanPro Professional (organisation d’exemple), 100 Sample Street, Sampletown, OH 00000, États-Unis',
};

/** The number shown on the site, answered 24 hours a day. */
export const TELEPHONE = '1-800-332-7787';

export const EMERGENCY: Words = {
  en: `${TELEPHONE}, at any hour. Poison center: ${POISON_CENTER}. Danger to life or fire: 911.`,
  es: `${TELEPHONE}, a cualquier hora. Centro de toxicología: ${POISON_CENTER}. Peligro de muerte o incendio: 911.`,
  fr: `${TELEPHONE}, à toute heure. Centre antipoison : ${POISON_CENTER}. Danger de mort ou incendie : 911.`,
};
