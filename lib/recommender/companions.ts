/** Companions: the articles (tools, paper, dispensers) that go with a recommended product. */
import type { RecommenderRuleFragment } from '@/graphql/generated/operations';
import { present } from '@/lib/content/present';
import { acceptsPacksOf } from '@cleanpro/product-safety/dilution/dispenser';
import { isArticleForm } from '@cleanpro/product-safety/hazards/articles';

type Product = NonNullable<RecommenderRuleFragment['product']>;

/**
 * Whether a companion goes with a recommended product. A companion is never a chemical, because a chemical has its own
 * dose, protection and steps, and the list of companions has no room for those. A dispenser goes only with the packs
 * that it accepts.
 */
export function isCompanionOf({ form, productBrand }: Product, product: Product): boolean {
  if (!isArticleForm(form)) return false;
  return form !== 'Dispenser' || acceptsPacksOf({ productBrand }, product);
}

/**
 * Returns what to wear when using companions. Dispensers are skipped, because they list what their packs require, and
 * each pack lists its own requirements.
 */
export const protectionWith = (companions: readonly Product[]): string[] =>
  companions.flatMap(({ form, protectiveEquipment }) =>
    form === 'Dispenser' ? [] : present(protectiveEquipment),
  );

/** Returns the warnings of companions, each preceded by the companion's name. */
export const warningsWith = (companions: readonly Product[]): string[] =>
  companions.flatMap(({ productName, warnings }) =>
    present(warnings).map((warning) => `${productName ?? ''}: ${warning}`),
  );

/**
 * Returns what companions must not be used for, by name. Dispensers are skipped, because their exclusions are for the
 * installer.
 */
export const exclusionsWith = (companions: readonly Product[]): { name: string; notFor: string[] }[] =>
  companions
    .filter(({ form }) => form !== 'Dispenser')
    .map(({ productName, notFor }) => ({ name: productName ?? '', notFor: present(notFor) }))
    .filter(({ notFor }) => notFor.length > 0);
