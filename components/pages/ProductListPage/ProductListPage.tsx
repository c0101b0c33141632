import type { ProductTileFragment } from '@/graphql/generated/operations';
import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { ProductTiles } from '@/components/blocks/ProductTile/ProductTile';
import { Section } from '@/components/ui/Container/Container';
import { present } from '@/components/ui/lists';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';

/** Where the sample product stands in a list (specification section 9). */
const SAMPLE_INDEX = 3;

/** The products with the sample product at its place, and each only once. */
export function withSample(
  products: readonly ProductTileFragment[],
  sample: ProductTileFragment | null,
): ProductTileFragment[] {
  if (!sample) return [...products];
  const others = products.filter(({ sys }) => sys.id !== sample.sys.id);
  return [...others.slice(0, SAMPLE_INDEX), sample, ...others.slice(SAMPLE_INDEX)];
}

export function ProductListPage({ page, loaded, context }: PageProps<'ProductListPage'>) {
  const chosen = present(page.productsCollection?.items);
  const products = withSample(chosen.length > 0 ? chosen : loaded.lists.products, page.sampleProduct);
  return (
    <>
      <PageTop banner={page.banner} title={page.title} introduction={page.introduction} context={context} />
      <Section label={page.title ?? 'Products'}>
        {products.length > 0 ? (
          <ProductTiles products={products} level={2} />
        ) : (
          <p>No results found for the given Category!</p>
        )}
      </Section>
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
