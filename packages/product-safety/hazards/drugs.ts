/** Notes shown next to the hazards of over-the-counter drugs that are used on bare hands. */
import type { Words } from './statements.ts';

/** Replaces the list of equipment for a drug whose statements require hand and eye protection. */
export const DRUG_EQUIPMENT: Words = {
  en: 'None on the hands, as the label directs. For spills and larger quantities: gloves and safety glasses.',
  es: 'Ninguno en las manos, según la etiqueta. Para derrames y cantidades mayores: guantes y gafas de seguridad.',
  fr: 'Aucun sur les mains, selon l’étiquette. Pour les déversements et les grandes quantités : gants et lunettes de sécurité.',
};

/** States that the protection statements apply only to storage and bulk handling. */
export const DRUG_STATEMENTS: Words = {
  en: 'Statements on gloves, clothing, washing and equipment are for storing and handling it in quantity.',
  es: 'Las indicaciones sobre guantes, ropa, lavado y equipos valen para almacenarlo y manejarlo en cantidad.',
  fr: 'Les conseils sur les gants, les vêtements, le lavage et le matériel valent pour le stockage et la manutention en quantité.',
};
