/** Product facts from which the facets of a category are computed, with incremental updates. */
import { z } from 'zod';
import type { FacetNamesQuery } from '@/graphql/generated/operations';
import { claimedOrganisms, parseClaims } from '@cleanpro/product-safety/efficacy/claims';
import type { Option, ProductFacts } from './facets';

const LINK = z.object({ sys: z.object({ id: z.string() }) });

/** Reduces claims to their organisms, to save memory. */
const ORGANISMS = z.unknown().transform((claims) => claimedOrganisms(parseClaims(claims)));

/** A product as the delivery API returns it when `FACT_FIELDS` are selected. */
export const FACT_ITEM = z.object({
  sys: z.object({ id: z.string() }),
  fields: z.object({
    productName: z.string().optional(),
    epaRegistrationNumber: z.string().optional(),
    efficacyClaims: ORGANISMS.optional(),
    surfaces: z.array(z.string()).optional(),
    brand: LINK.optional(),
    categories: z.array(LINK).optional(),
    businessTypes: z.array(LINK).optional(),
  }),
});
export type FactItem = z.infer<typeof FACT_ITEM>;

export const FACT_FIELDS = [
  'fields.productName',
  'fields.epaRegistrationNumber',
  'fields.efficacyClaims',
  'fields.surfaces',
  'fields.brand',
  'fields.categories',
  'fields.businessTypes',
] as const;

const idOf = ({ sys }: { sys: { id: string } }): string => sys.id;

/** Sorts in the order of the content service: by name, then by id. */
function byName(a: FactItem, b: FactItem): number {
  const [left, right] = [a.fields.productName ?? '', b.fields.productName ?? ''];
  if (left !== right) return left < right ? -1 : 1;
  return a.sys.id < b.sys.id ? -1 : 1;
}

/**
 * Applies changes to the products of a category.
 * @param total current number of products in the category
 * @returns the products sorted by name, or undefined if their number differs from the total. In that case, a product
 * has left the category, and all products must be read again.
 */
export function applyChanges(
  before: readonly FactItem[],
  changed: readonly FactItem[],
  total: number,
): readonly FactItem[] | undefined {
  const ids = new Set(changed.map(idOf));
  const items =
    changed.length === 0
      ? before
      : [...before.filter((item) => !ids.has(idOf(item))), ...changed].sort(byName);
  return items.length === total ? items : undefined;
}

/** Returns products sorted by name, then by id. */
export const sortByName = (items: readonly FactItem[]): readonly FactItem[] => [...items].sort(byName);

type Named = { sys: { id: string }; code: string | null; name?: string | null; title?: string | null } | null;

function optionsOf(items: readonly Named[] | undefined): ReadonlyMap<string, Option> {
  const options = new Map<string, Option>();
  for (const item of items ?? []) {
    const label = item?.name ?? item?.title;
    if (item?.code && label) options.set(item.sys.id, { value: item.code, label });
  }
  return options;
}

/** Returns the facet values of products, with the names of the entries that they link to. */
export function withNames(items: readonly FactItem[], names: FacetNamesQuery): ProductFacts[] {
  const brands = optionsOf(names.brandCollection?.items);
  const categories = optionsOf(names.categoryCollection?.items);
  const businessTypes = optionsOf(names.businessTypesCollection?.items);
  const words = new Map<string, Option>();
  const word = (value: string): Option => {
    const option = words.get(value) ?? { value, label: value };
    words.set(value, option);
    return option;
  };
  return items.map(({ sys, fields }) => ({
    sys: { id: sys.id },
    registered: Boolean(fields.epaRegistrationNumber),
    options: {
      brand: [fields.brand].flatMap((brand) => (brand && brands.get(idOf(brand))) ?? []),
      category: (fields.categories ?? []).flatMap((category) => categories.get(idOf(category)) ?? []),
      businessType: (fields.businessTypes ?? []).flatMap((type) => businessTypes.get(idOf(type)) ?? []),
      organism: (fields.efficacyClaims ?? []).map(word),
      surface: (fields.surfaces ?? []).map(word),
    },
  }));
}
