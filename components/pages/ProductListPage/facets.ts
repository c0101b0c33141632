import type { ListedProductFragment } from '@/graphql/generated/operations';
import { present } from '@/components/ui/lists';

interface Option {
  value: string;
  label: string;
}

/** What a product has of each kind of facet, and the name under which visitors ask for it. */
const KINDS = {
  brand: {
    name: 'brand',
    of: ({ brand }) => (brand?.code && brand.name ? [{ value: brand.code, label: brand.name }] : []),
  },
  category: {
    name: 'category',
    of: ({ categoriesCollection }) =>
      present(categoriesCollection?.items).flatMap(({ code, title }) =>
        code && title ? [{ value: code, label: title }] : [],
      ),
  },
  businessType: {
    name: 'business',
    of: ({ businessTypesCollection }) =>
      present(businessTypesCollection?.items).flatMap(({ code, name }) =>
        code && name ? [{ value: code, label: name }] : [],
      ),
  },
  organism: {
    name: 'organism',
    of: ({ organisms }) => present(organisms).map((value) => ({ value, label: value })),
  },
  surface: {
    name: 'surface',
    of: ({ surfaces }) => present(surfaces).map((value) => ({ value, label: value })),
  },
} as const satisfies Record<string, { name: string; of: (product: ListedProductFragment) => Option[] }>;

type Kind = keyof typeof KINDS;
const kindOf = (given: string | null): Kind | undefined =>
  Object.keys(KINDS).find((kind): kind is Kind => kind === given && kind in KINDS);

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

function fits(product: ListedProductFragment, kind: Kind, asked: URLSearchParams): boolean {
  const chosen = asked.getAll(KINDS[kind].name);
  return chosen.length === 0 || KINDS[kind].of(product).some(({ value }) => chosen.includes(value));
}

/** The products that a visitor asks for: any of the chosen values of one facet, in every facet. */
export function narrowed<Product extends ListedProductFragment>(
  products: readonly Product[],
  settings: readonly FacetSetting[],
  asked: URLSearchParams,
  except?: string,
): Product[] {
  const kinds = settings.flatMap(({ kind }) => kindOf(kind) ?? []).filter((kind) => kind !== except);
  return products.filter((product) => kinds.every((kind) => fits(product, kind, asked)));
}

/**
 * The facets with the number of products that each value would leave, given what is chosen in the others. A value
 * that every product has narrows nothing and is left out, and so is a facet with fewer than two values.
 */
export function facetsOf(
  products: readonly ListedProductFragment[],
  settings: readonly FacetSetting[],
  asked: URLSearchParams,
): Facet[] {
  return settings.flatMap((setting) => {
    const kind = kindOf(setting.kind);
    if (!kind || !setting.title) return [];
    const { name, of } = KINDS[kind];
    const chosen = new Set(asked.getAll(name));
    const others = narrowed(products, settings, asked, kind);
    const all = new Map(products.flatMap(of).map((option) => [option.value, option]));
    const total = (value: string): number =>
      products.filter((product) => of(product).some((option) => option.value === value)).length;
    const wanted = present(setting.values);
    const options = [...all.values()]
      .filter(
        ({ value }) =>
          (wanted.length === 0 || wanted.includes(value)) &&
          (chosen.has(value) || total(value) < products.length),
      )
      .sort((a, b) =>
        wanted.length > 0
          ? wanted.indexOf(a.value) - wanted.indexOf(b.value)
          : a.label.localeCompare(b.label, 'en'),
      )
      .map((option) => ({
        ...option,
        count: others.filter((product) => of(product).some(({ value }) => value === option.value)).length,
        chosen: chosen.has(option.value),
      }));
    return options.length > 1 ? [{ name, title: setting.title, options }] : [];
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
