import { DRUG_EQUIPMENT } from '@cleanpro/product-safety/hazards/drugs';
import { isMildPack, PACK_CHANGE } from '@cleanpro/product-safety/hazards/pack-change';
import type { SheetLanguage } from '@cleanpro/product-safety/hazards/statements';
import type { ProductFacts } from './facts.ts';
import { glovesFor } from './gloves.ts';
import { ACGIH_LIMITS, limitIn, OSHA_DUST, OSHA_LIMITS } from './ingredients.ts';
import { decimal, ingredientName, joined, translate } from './vocabulary.ts';
import { SHEET_LABELS } from './sheet-labels.ts';

const limitsOf = (
  { composition }: ProductFacts,
  table: Readonly<Record<string, string>>,
  language: SheetLanguage,
): string[] =>
  composition.flatMap((ingredient) => {
    const limit = ingredient.casNumber && table[ingredient.casNumber];
    return limit
      ? [`${ingredientName(ingredient, language)} ${decimal(limitIn(limit, language), language)}`]
      : [];
  });

function exposureLimits(product: ProductFacts, language: SheetLanguage): string {
  const ofOsha = limitsOf(product, OSHA_LIMITS, language);
  const dust = product.form === 'Powder' && ofOsha.length === 0 && limitIn(OSHA_DUST, language);
  return [
    ['OSHA (PEL)', dust || joined(ofOsha, language)],
    ['ACGIH (TLV)', joined(limitsOf(product, ACGIH_LIMITS, language), language)],
  ]
    .flatMap(([source, words]) => (words ? [`${source}${language === 'fr' ? ' :' : ':'} ${words}.`] : []))
    .join(' ');
}

/**
 * Returns the rows of section 8 of a safety data sheet: equipment, gloves, controls and exposure limits.
 * @throws Error if a word of the entry has no translation
 */
export function exposureRows(
  product: ProductFacts,
  controls: string,
  language: SheetLanguage,
): (readonly [label: string, words: string])[] {
  const { labels } = SHEET_LABELS[language];
  const equipment = product.protectiveEquipment
    .filter((word) => word !== 'Ventilation')
    .map((word) => translate('protective equipment', word, language));
  const isDrugToProtectFrom =
    product.drugStorage !== undefined && product.hazards.precautions.includes('P280');
  const none = isDrugToProtectFrom ? DRUG_EQUIPMENT[language] : labels.noEquipment;
  const gloves = glovesFor(product, language);
  const worn = joined(equipment, language) || none;
  return [
    [labels.equipment, isMildPack(product) ? `${worn}. ${PACK_CHANGE[language]}` : worn],
    ...(gloves ? [[labels.gloves, gloves] as const] : []),
    [labels.controls, controls],
    ...(product.isArticle
      ? []
      : [[labels.limits, exposureLimits(product, language) || labels.noLimits] as const]),
  ];
}
