/**
 * Hazard class and category of each statement, for section 2 of a safety data sheet (29 CFR 1910.1200, Appendix D,
 * table D.1, 2(a)).
 */
import type { HazardCode, Words } from '@cleanpro/product-safety/hazards/statements';

/** The standard has no classes for environmental hazards. The class of a flammable aerosol includes its pressure. */
const CLASSES: Partial<Record<HazardCode, Words>> = {
  H222: { en: 'aerosols, cat. 1', es: 'aerosoles, cat. 1', fr: 'aérosols, cat. 1' },
  H223: { en: 'aerosols, cat. 2', es: 'aerosoles, cat. 2', fr: 'aérosols, cat. 2' },
  H225: {
    en: 'flammable liquids, cat. 2',
    es: 'líquidos inflamables, cat. 2',
    fr: 'liquides inflammables, cat. 2',
  },
  H226: {
    en: 'flammable liquids, cat. 3',
    es: 'líquidos inflamables, cat. 3',
    fr: 'liquides inflammables, cat. 3',
  },
  H229: { en: 'aerosols, cat. 3', es: 'aerosoles, cat. 3', fr: 'aérosols, cat. 3' },
  H272: {
    en: 'oxidizing solids, cat. 3',
    es: 'sólidos comburentes, cat. 3',
    fr: 'matières solides comburantes, cat. 3',
  },
  H290: {
    en: 'corrosive to metals, cat. 1',
    es: 'sustancia o mezcla corrosiva para los metales, cat. 1',
    fr: 'matières corrosives pour les métaux, cat. 1',
  },
  H302: {
    en: 'acute toxicity, oral, cat. 4',
    es: 'toxicidad aguda por ingestión, cat. 4',
    fr: 'toxicité aiguë par voie orale, cat. 4',
  },
  H312: {
    en: 'acute toxicity, dermal, cat. 4',
    es: 'toxicidad aguda por vía cutánea, cat. 4',
    fr: 'toxicité aiguë par voie cutanée, cat. 4',
  },
  H314: {
    en: 'skin corrosion and serious eye damage, cat. 1',
    es: 'corrosión cutánea y lesiones oculares graves, cat. 1',
    fr: 'corrosion cutanée et lésions oculaires graves, cat. 1',
  },
  H315: { en: 'skin irritation, cat. 2', es: 'irritación cutánea, cat. 2', fr: 'irritation cutanée, cat. 2' },
  H317: {
    en: 'skin sensitization, cat. 1',
    es: 'sensibilización cutánea, cat. 1',
    fr: 'sensibilisation cutanée, cat. 1',
  },
  H318: {
    en: 'serious eye damage, cat. 1',
    es: 'lesiones oculares graves, cat. 1',
    fr: 'lésions oculaires graves, cat. 1',
  },
  H319: {
    en: 'eye irritation, cat. 2A',
    es: 'irritación ocular, cat. 2A',
    fr: 'irritation oculaire, cat. 2A',
  },
  H335: {
    en: 'specific target organ toxicity, single exposure, cat. 3',
    es: 'toxicidad específica en determinados órganos, exposición única, cat. 3',
    fr: 'toxicité pour certains organes cibles, exposition unique, cat. 3',
  },
  H336: {
    en: 'specific target organ toxicity, single exposure, cat. 3 (narcosis)',
    es: 'toxicidad específica en determinados órganos, exposición única, cat. 3 (narcosis)',
    fr: 'toxicité pour certains organes cibles, exposition unique, cat. 3 (narcose)',
  },
};

const FLAMMABLE_AEROSOLS: readonly HazardCode[] = ['H222', 'H223'];

/** Returns the hazard classes of statements. Environmental hazards have none. */
export function classesOf(hazards: readonly HazardCode[]): Words[] {
  const burns = hazards.some((code) => FLAMMABLE_AEROSOLS.includes(code));
  return hazards.filter((code) => code !== 'H229' || !burns).flatMap((code) => CLASSES[code] ?? []);
}
