import type { ListedProductFragment } from '@/graphql/generated/operations';
import { claimedOrganisms, parseClaims } from '@cleanpro/product-safety/efficacy/claims';
import { present } from '../present';

export interface Option {
  value: string;
  label: string;
}

const PARAMETERS = {
  brand: 'brand',
  category: 'category',
  businessType: 'business',
  organism: 'organism',
  surface: 'surface',
} as const;

type Kind = keyof typeof PARAMETERS;
const parseKind = (value: string | null): Kind | undefined =>
  Object.keys(PARAMETERS).find((kind): kind is Kind => kind === value && kind in PARAMETERS);

/** Facet values of a product. Enough to filter a list without loading whole products. */
export interface ProductFacts {
  sys: { id: string };
  /** Whether the product has an EPA registration number. */
  registered: boolean;
  options: Readonly<Record<Kind, readonly Option[]>>;
}

/** A facet as configured by an editor. `values` restricts and orders its options. */
export interface FacetSetting {
  title: string | null;
  kind: string | null;
  values: readonly (string | null)[] | null;
}

export interface Facet {
  /** Name of the query parameter. */
  name: string;
  title: string;
  options: (Option & { count: number; chosen: boolean })[];
}

const option = (value: string | null, label: string | null): Option[] =>
  value && label ? [{ value, label }] : [];

/** Returns the facet values of a product that was loaded in full. */
export function toFacts(product: ListedProductFragment): ProductFacts {
  const { brand, categoriesCollection, businessTypesCollection, efficacyClaims, surfaces } = product;
  const organisms = claimedOrganisms(parseClaims(efficacyClaims));
  return {
    sys: { id: product.sys.id },
    registered: Boolean(product.epaRegistrationNumber),
    options: {
      brand: brand ? option(brand.code, brand.name) : [],
      category: present(categoriesCollection?.items).flatMap(({ code, title }) => option(code, title)),
      businessType: present(businessTypesCollection?.items).flatMap(({ code, name }) => option(code, name)),
      organism: organisms.map((value) => ({ value, label: value })),
      surface: present(surfaces).map((value) => ({ value, label: value })),
    },
  };
}

/** Whether the query filters by any facet. */
export const hasFacetFilter = (pageQuery: URLSearchParams): boolean =>
  Object.values(PARAMETERS).some((name) => pageQuery.has(name));

/** Returns the selected values of each facet on the page. Parameters of other facets are ignored. */
function getSelected(
  settings: readonly FacetSetting[],
  pageQuery: URLSearchParams,
): ReadonlyMap<Kind, ReadonlySet<string>> {
  const kinds = settings.flatMap(({ kind }) => parseKind(kind) ?? []);
  return new Map(
    kinds
      .map((kind): [Kind, Set<string>] => [kind, new Set(pageQuery.getAll(PARAMETERS[kind]))])
      .filter(([, values]) => values.size > 0),
  );
}

/** Returns the kinds of facets whose selection a product does not match. */
function getMismatches({ options }: ProductFacts, selected: ReadonlyMap<Kind, ReadonlySet<string>>): Kind[] {
  const mismatches: Kind[] = [];
  for (const [kind, values] of selected)
    if (!options[kind].some(({ value }) => values.has(value))) mismatches.push(kind);
  return mismatches;
}

/** Returns the products that match at least one selected value in every facet. */
export function filterByFacets<Product extends ProductFacts>(
  products: readonly Product[],
  settings: readonly FacetSetting[],
  pageQuery: URLSearchParams,
): Product[] {
  const selected = getSelected(settings, pageQuery);
  return products.filter((product) => getMismatches(product, selected).length === 0);
}

/** A facet value with the number of products that have it (`total`), and of those that match all other facets. */
interface Count extends Option {
  total: number;
  matching: number;
}

/** Counts the values of all kinds in a single pass, because there may be thousands of products. */
function countValues(
  products: readonly ProductFacts[],
  kinds: readonly Kind[],
  selected: ReadonlyMap<Kind, ReadonlySet<string>>,
): ReadonlyMap<Kind, ReadonlyMap<string, Count>> {
  const counts = new Map(kinds.map((kind) => [kind, new Map<string, Count>()]));
  for (const product of products) {
    const mismatches = getMismatches(product, selected);
    for (const [kind, values] of counts) {
      const matches = mismatches.length === 0 || (mismatches.length === 1 && mismatches[0] === kind);
      for (const { value, label } of product.options[kind]) {
        const count = values.get(value) ?? { value, label, total: 0, matching: 0 };
        count.total += 1;
        if (matches) count.matching += 1;
        values.set(value, count);
      }
    }
  }
  return counts;
}

/**
 * Returns the facets. The count of a value is the number of products left after choosing it, given the selections in
 * the other facets. Omits values that every product has, because they filter nothing, and facets with fewer than two
 * values. Never omits organisms, because a buyer who did not find one would conclude that no label lists it.
 */
export function countFacets(
  products: readonly ProductFacts[],
  settings: readonly FacetSetting[],
  pageQuery: URLSearchParams,
): Facet[] {
  const selected = getSelected(settings, pageQuery);
  const counts = countValues(
    products,
    [...new Set(settings.flatMap(({ kind }) => parseKind(kind) ?? []))],
    selected,
  );
  return settings.flatMap((setting) => {
    const kind = parseKind(setting.kind);
    if (!kind || !setting.title) return [];
    const selectedValues = selected.get(kind) ?? new Set<string>();
    const configured = present(setting.values);
    const options = [...(counts.get(kind)?.values() ?? [])]
      .filter(
        ({ value, total }) =>
          (configured.length === 0 || configured.includes(value)) &&
          (kind === 'organism' || selectedValues.has(value) || total < products.length),
      )
      .sort((a, b) =>
        configured.length > 0
          ? configured.indexOf(a.value) - configured.indexOf(b.value)
          : a.label.localeCompare(b.label, 'en'),
      )
      .map(({ value, label, matching }) => ({
        value,
        label,
        count: matching,
        chosen: selectedValues.has(value),
      }));
    return options.length > 1 ? [{ name: PARAMETERS[kind], title: setting.title, options }] : [];
  });
}

/** Position of the sample product in a list (docs/product.md, "Constants"). */
const SAMPLE_INDEX = 3;

/**
 * Returns the products with the sample product inserted at its position. Any other occurrence of the sample is removed.
 */
export function insertSample<Product extends { sys: { id: string } }>(
  products: readonly Product[],
  sample: Product | null,
): Product[] {
  if (!sample) return [...products];
  const others = products.filter(({ sys }) => sys.id !== sample.sys.id);
  return [...others.slice(0, SAMPLE_INDEX), sample, ...others.slice(SAMPLE_INDEX)];
}
