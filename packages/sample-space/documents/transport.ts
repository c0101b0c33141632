/** Section 14 of a safety data sheet: the transport description, parsed from the text of a product's entry. */
import type { HazardCode, SheetLanguage, Words } from '@cleanpro/product-safety/hazards/statements';
import { translate } from './vocabulary.ts';

const REGULATED =
  /^(UN \d{4}), (.+?), (?:class )?(\d(?:\.\d)?)(?:, (?:PG|packing group) (I{1,3}))?(?:(, limited quantity)(?: \((\d+) fl oz\))?)?$/i;
/** Aquatic hazards that make a product a marine pollutant: IMDG Code, 2.9.3. */
const MARINE_POLLUTANT: readonly HazardCode[] = ['H400', 'H410', 'H411'];

export const LABELS = {
  number: { en: 'UN number', es: 'Número ONU', fr: 'Numéro ONU' },
  name: {
    en: 'Proper shipping name',
    es: 'Designación oficial de transporte',
    fr: 'Désignation officielle de transport',
  },
  class: { en: 'Hazard class', es: 'Clase de peligro', fr: 'Classe de danger' },
  group: { en: 'Packing group', es: 'Grupo de embalaje', fr: 'Groupe d’emballage' },
  environment: {
    en: 'Environmental hazards',
    es: 'Peligros para el medio ambiente',
    fr: 'Dangers pour l’environnement',
  },
  bulk: { en: 'Transport in bulk', es: 'Transporte a granel', fr: 'Transport en vrac' },
  precautions: { en: 'Special precautions', es: 'Precauciones especiales', fr: 'Précautions spéciales' },
} as const satisfies Record<string, Words>;

const NOT_REGULATED: Words = {
  en: 'Not regulated by DOT (49 CFR)',
  es: 'No regulado por el DOT (49 CFR)',
  fr: 'Non réglementé par le DOT (49 CFR)',
};
const NOT_APPLICABLE: Words = { en: 'Not applicable', es: 'No aplicable', fr: 'Sans objet' };
const NO_POLLUTANT: Words = {
  en: 'Not a marine pollutant',
  es: 'No es un contaminante marino',
  fr: 'N’est pas un polluant marin',
};
const POLLUTANT: Words = {
  en: 'Marine pollutant by its classification (IMDG Code, 2.9.3); in packages that are not bulk it is exempt by road, rail and air (49 CFR 171.4(c))',
  es: 'Contaminante marino por su clasificación (Código IMDG, 2.9.3); en bultos que no son a granel está exento por carretera, ferrocarril y aire (49 CFR 171.4(c))',
  fr: 'Polluant marin par sa classification (Code IMDG, 2.9.3) ; en colis autres que le vrac, exempté par route, rail et air (49 CFR 171.4(c))',
};
const NO_BULK: Words = {
  en: 'Not shipped in bulk',
  es: 'No se transporta a granel',
  fr: 'N’est pas transporté en vrac',
};
const LIMITED: Words = { en: 'Limited quantity', es: 'Cantidad limitada', fr: 'Quantité limitée' };
const HAZMAT: Words = {
  en: 'Regulated by DOT (49 CFR): shipped by trained employees',
  es: 'Regulado por el DOT (49 CFR): lo expiden empleados capacitados',
  fr: 'Réglementé par le DOT (49 CFR) : expédié par des employés formés',
};
const NO_PRECAUTIONS: Words = { en: 'None', es: 'Ninguna', fr: 'Aucune' };

/**
 * Returns the rows of section 14.
 * @throws Error if the proper shipping name has no translation or the description has an unknown format
 */
export function transportRows(
  transport: string,
  hazards: readonly HazardCode[],
  language: SheetLanguage,
): (readonly [label: string, words: string])[] {
  const [, number, name = '', hazardClass = '', group, limited, ounces] = REGULATED.exec(transport) ?? [];
  if (!number && transport !== 'not regulated')
    throw new Error(`The transport description "${transport}" cannot be parsed`);
  const isPollutant = hazards.some((code) => MARINE_POLLUTANT.includes(code));
  const quantity = ounces
    ? `${LIMITED[language]} (${ounces} ${translate('unit of a dose', 'fl oz', language)})`
    : LIMITED[language];
  const none = NOT_REGULATED[language];
  const rows: (readonly [keyof typeof LABELS, string])[] = [
    [
      'number',
      number
        ? { en: number, es: number.replace('UN', 'ONU'), fr: number.replace('UN', 'ONU') }[language]
        : none,
    ],
    ['name', number ? translate('proper shipping name', name, language) : none],
    ['class', number ? hazardClass : none],
    ['group', group ?? NOT_APPLICABLE[language]],
    ['environment', (isPollutant ? POLLUTANT : NO_POLLUTANT)[language]],
    ['bulk', NO_BULK[language]],
    [
      'precautions',
      number ? `${HAZMAT[language]}${limited ? `. ${quantity}` : ''}` : NO_PRECAUTIONS[language],
    ],
  ];
  return rows.map(([label, words]) => [LABELS[label][language], words]);
}
