import type { ListedProductFragment } from '@/graphql/generated/operations';
import { present } from '../present';

export interface Option {
  value: string;
  label: string;
}

/** The kinds of facets, and the names under which visitors ask for them. */
const NAMES = {
  brand: 'brand',
  category: 'category',
  businessType: 'business',
  organism: 'organism',
  surface: 'surface',
} as const;

type Kind = keyof typeof NAMES;
const kindOf = (given: string | null): Kind | undefined =>
  Object.keys(NAMES).find((kind): kind is Kind => kind === given && kind in NAMES);

/** What a product has of each kind of facet: all that narrowing a list has to know of it. */
export interface ProductFacts {
  sys: { id: string };
  /** Whether it has a registration number. */
  registered: boolean;
  options: Readonly<Record<Kind, readonly Option[]>>;
}

/** A facet as an editor sets it: which kind, and perhaps which values in which order. */
export interface FacetSetting {
  title: string | null;
  kind: string | null;
  values: readonly (string | null)[] | null;
}

export interface Facet {
  /** The name in the query string. */
  name: string;
  title: string;
  options: (Option & { count: number; chosen: boolean })[];
}

const option = (value: string | null, label: string | null): Option[] =>
  value && label ? [{ value, label }] : [];

/** The facts of a product that was read whole. */
export function factsOf(product: ListedProductFragment): ProductFacts {
  const { brand, categoriesCollection, businessTypesCollection, organisms, surfaces } = product;
  return {
    sys: { id: product.sys.id },
    registered: Boolean(product.epaRegistrationNumber),
    options: {
      brand: brand ? option(brand.code, brand.name) : [],
      category: present(categoriesCollection?.items).flatMap(({ code, title }) => option(code, title)),
      businessType: present(businessTypesCollection?.items).flatMap(({ code, name }) => option(code, name)),
      organism: present(organisms).map((value) => ({ value, label: value })),
      surface: present(surfaces).map((value) => ({ value, label: value })),
    },
  };
}

/** Whether a visitor asks for a part of the list by what its facets are called. */
export const isNarrowing = (pageQuery: URLSearchParams): boolean =>
  Object.values(NAMES).some((name) => pageQuery.has(name));

/** What is chosen of each facet of the page; a kind that is not there does not narrow. */
function chosenOf(
  settings: readonly FacetSetting[],
  pageQuery: URLSearchParams,
): ReadonlyMap<Kind, ReadonlySet<string>> {
  const kinds = settings.flatMap(({ kind }) => kindOf(kind) ?? []);
  return new Map(
    kinds
      .map((kind): [Kind, Set<string>] => [kind, new Set(pageQuery.getAll(NAMES[kind]))])
      .filter(([, chosen]) => chosen.size > 0),
  );
}

/** The kinds of facets that a product does not pass. */
function failing({ options }: ProductFacts, chosen: ReadonlyMap<Kind, ReadonlySet<string>>): Kind[] {
  const failed: Kind[] = [];
  for (const [kind, wanted] of chosen)
    if (!options[kind].some(({ value }) => wanted.has(value))) failed.push(kind);
  return failed;
}

/** The products that a visitor asks for: any of the chosen values of one facet, in every facet. */
export function narrowed<Product extends ProductFacts>(
  products: readonly Product[],
  settings: readonly FacetSetting[],
  pageQuery: URLSearchParams,
): Product[] {
  const chosen = chosenOf(settings, pageQuery);
  return products.filter((product) => failing(product, chosen).length === 0);
}

/** A value of a facet, with how many products have it, and how many of those pass all other facets. */
interface Count extends Option {
  total: number;
  left: number;
}

/** Counts the values of all kinds in one walk over the products, of which there may be thousands. */
function countsOf(
  products: readonly ProductFacts[],
  kinds: readonly Kind[],
  chosen: ReadonlyMap<Kind, ReadonlySet<string>>,
): ReadonlyMap<Kind, ReadonlyMap<string, Count>> {
  const counts = new Map(kinds.map((kind) => [kind, new Map<string, Count>()]));
  for (const product of products) {
    const failed = failing(product, chosen);
    for (const [kind, values] of counts) {
      const passes = failed.length === 0 || (failed.length === 1 && failed[0] === kind);
      for (const { value, label } of product.options[kind]) {
        const known = values.get(value) ?? { value, label, total: 0, left: 0 };
        known.total += 1;
        if (passes) known.left += 1;
        values.set(value, known);
      }
    }
  }
  return counts;
}

/**
 * The facets with the number of products that each value would leave, given what is chosen in the others. A value
 * that every product has narrows nothing and is left out, and so is a facet with fewer than two values.
 */
export function facetsOf(
  products: readonly ProductFacts[],
  settings: readonly FacetSetting[],
  pageQuery: URLSearchParams,
): Facet[] {
  const chosen = chosenOf(settings, pageQuery);
  const counts = countsOf(products, [...new Set(settings.flatMap(({ kind }) => kindOf(kind) ?? []))], chosen);
  return settings.flatMap((setting) => {
    const kind = kindOf(setting.kind);
    if (!kind || !setting.title) return [];
    const on = chosen.get(kind) ?? new Set<string>();
    const wanted = present(setting.values);
    const options = [...(counts.get(kind)?.values() ?? [])]
      .filter(
        ({ value, total }) =>
          (wanted.length === 0 || wanted.includes(value)) && (on.has(value) || total < products.length),
      )
      .sort((a, b) =>
        wanted.length > 0
          ? wanted.indexOf(a.value) - wanted.indexOf(b.value)
          : a.label.localeCompare(b.label, 'en'),
      )
      .map(({ value, label, left }) => ({ value, label, count: left, chosen: on.has(value) }));
    return options.length > 1 ? [{ name: NAMES[kind], title: setting.title, options }] : [];
  });
}

/** Where the sample product stands in a list (specification section 9). */
const SAMPLE_INDEX = 3;

/** The products with the sample product at its place, and each only once. */
export function withSample<Product extends { sys: { id: string } }>(
  products: readonly Product[],
  sample: Product | null,
): Product[] {
  if (!sample) return [...products];
  const others = products.filter(({ sys }) => sys.id !== sample.sys.id);
  return [...others.slice(0, SAMPLE_INDEX), sample, ...others.slice(SAMPLE_INDEX)];
}
