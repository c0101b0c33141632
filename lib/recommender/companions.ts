/** Companions: the articles that go with a recommended product. */
import type { RecommenderRuleFragment } from '@/graphql/generated/operations';
import { present } from '@/lib/content/present';
import { takesPacksOf } from '@cleanpro/product-safety/dilution/dispenser';
import { isArticleForm } from '@cleanpro/product-safety/hazards/articles';

type Product = NonNullable<RecommenderRuleFragment['product']>;

/**
 * Whether a companion goes with a recommended product. Companions are articles: a chemical has a dose, a protection and
 * steps of its own, for which a list of what goes with something else has no place. A dispenser takes the packs of its
 * own system only.
 */
export function goesWith({ form, productBrand }: Product, product: Product): boolean {
  if (!isArticleForm(form)) return false;
  return form !== 'Dispenser' || takesPacksOf({ productBrand }, product);
}

/** What to wear with companions. A dispenser lists what its packs require, and each pack says that itself. */
export const protectionWith = (companions: readonly Product[]): string[] =>
  companions.flatMap(({ form, protectiveEquipment }) =>
    form === 'Dispenser' ? [] : present(protectiveEquipment),
  );

/** The warnings of companions, each with the name of what it is about. */
export const warningsWith = (companions: readonly Product[]): string[] =>
  companions.flatMap(({ productName, warnings }) =>
    present(warnings).map((warning) => `${productName ?? ''}: ${warning}`),
  );

/** What companions are not for, each with its name. That of a dispenser is for whoever installs it. */
export const exclusionsWith = (companions: readonly Product[]): { name: string; notFor: string[] }[] =>
  companions
    .filter(({ form }) => form !== 'Dispenser')
    .map(({ productName, notFor }) => ({ name: productName ?? '', notFor: present(notFor) }))
    .filter(({ notFor }) => notFor.length > 0);
