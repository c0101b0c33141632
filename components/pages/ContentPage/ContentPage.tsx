import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { ProductTiles } from '@/components/blocks/ProductTile/ProductTile';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';

/** A page made of blocks; a brand's page shows all of the brand's products below them. */
export function ContentPage({ page, loaded, context }: PageProps<'ContentPage'>) {
  const { products } = loaded.lists;
  return (
    <>
      <PageTop banner={page.banner} title={page.title} context={context} />
      <BlockList blocks={loaded.blocks.sections} context={context} />
      {page.brand && products.length > 0 ? (
        <Section tone="tinted" id={`${page.brand.code ?? 'brand'}-products`}>
          <SectionHeading
            title={`All ${page.brand.name ?? ''} products`}
            introduction={`${products.length} products, each with its pack sizes and safety data sheets.`}
          />
          <ProductTiles products={products} />
        </Section>
      ) : null}
    </>
  );
}
