import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { ProductTiles } from '@/components/blocks/ProductTile/ProductTile';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { pluralize } from '@/components/ui/pluralize';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { ListPagination } from '../ListPagination';
import { ListUnavailable } from '../ListUnavailable';
import type { PageProps } from '../page-props';
import { ChildPages } from '../ChildPages';
import { PageTop } from '../PageTop/PageTop';

/** A page of blocks, followed by its child pages or the products of its brand. */
export function ContentPage({ page, loaded, lists, context, pageQuery }: PageProps<'ContentPage'>) {
  const products = lists.brandProducts;
  const anchor = `${page.brand?.code ?? 'brand'}-products`;
  return (
    <>
      <PageTop banner={page.banner} title={page.title} context={context} />
      <BlockList blocks={loaded.blocks.sections} context={context} />
      <ListUnavailable lists={lists} />
      <ChildPages pages={lists.childPages} label={page.title ?? 'Pages'} />
      {page.brand && products && products.total > 0 ? (
        <Section tone="tinted" id={anchor}>
          <SectionHeading
            title={`All ${page.brand.name ?? ''} products`}
            introduction={`${pluralize(products.total, 'product')} with pack sizes and safety data sheets.`}
          />
          <ProductTiles products={products.items} ratings={context.ratings} />
          <ListPagination
            list={products}
            path={pageHref(loaded.slug)}
            pageQuery={pageQuery}
            anchor={anchor}
          />
        </Section>
      ) : null}
    </>
  );
}
