import 'server-only';
import { MixturesDocument, type MixtureFragment } from '@/graphql/generated/operations';
import { dangerousGroups, incompatibleGroups } from '@cleanpro/product-safety/hazards/incompatibility';
import { namedMixture, type NamedMixture } from '@cleanpro/product-safety/hazards/mixing-warnings';
import { mixtureOf } from '@cleanpro/product-safety/hazards/substances';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { listTag } from '../cache/tags';
import { LIST_PAGE_SIZE } from '../client/limits';
import { queryAllPages } from '../client/query-all-pages';

interface ReactiveProduct extends NamedMixture {
  slug: string;
}

/**
 * A group of substances that a product must never come into contact with, and the catalogue's products in that group.
 */
export interface IncompatibleProducts {
  name: string;
  danger: string;
  products: { name: string; slug: string }[];
}

async function loadReactiveProducts(preview: boolean): Promise<Tagged<ReactiveProduct[]>> {
  const { items, tags } = await queryAllPages(
    MixturesDocument,
    { limit: LIST_PAGE_SIZE, preview },
    ({ productCollection }) => productCollection,
  );
  return {
    value: items.flatMap((product) => {
      const mixture = namedMixture(product);
      return product.slug && incompatibleGroups(mixture).some(({ danger }) => danger)
        ? { ...mixture, slug: product.slug }
        : [];
    }),
    tags: [listTag('product'), ...tags],
  };
}

const reactiveProducts = defineCachedRead({ name: 'reactive products', load: loadReactiveProducts });

/**
 * Returns the groups of substances that a product must never come into contact with, each with the catalogue's products
 * in that group, sorted by name. All products share a single cached read of the catalogue.
 * @throws ContentUnavailableError
 */
export async function getIncompatibleProducts(product: MixtureFragment): Promise<IncompatibleProducts[]> {
  const mixture = mixtureOf(product);
  const dangers = incompatibleGroups(mixture).flatMap(({ name, danger }) =>
    danger ? { name: name.en, danger: danger.en } : [],
  );
  if (dangers.length === 0) return [];
  const others = (await reactiveProducts()).map((other) => ({
    product: { name: other.name, slug: other.slug },
    groups: dangerousGroups(mixture, other).map((group) => group.name.en),
  }));
  return dangers.map(({ name, danger }) => ({
    name,
    danger,
    products: others.filter(({ groups }) => groups.includes(name)).map(({ product }) => product),
  }));
}
