import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { ProductTiles } from '@/components/blocks/ProductTile/ProductTile';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Container/Container';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { pluralize } from '@/components/ui/pluralize';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { ListPagination } from '../ListPagination';
import { ListUnavailable } from '../ListUnavailable';
import type { PageProps } from '../page-props';
import { ChildPages } from '../ChildPages';
import { PageTop } from '../PageTop/PageTop';
import { Facets } from './Facets';
import { RegisteredProducts } from './RegisteredProducts';
import styles from './ProductListPage.module.css';

/**
 * Faceted list of the products of a category, of products chosen by an editor, or of all products. Cards above it link
 * to more specific lists.
 */
export function ProductListPage({ page, loaded, lists, context, pageQuery }: PageProps<'ProductListPage'>) {
  const { products } = lists;
  const path = pageHref(page.slug ?? '');
  return (
    <>
      <PageTop banner={page.banner} title={page.title} introduction={page.introduction} context={context} />
      <ListUnavailable lists={lists} />
      <ChildPages pages={lists.childPages} label="Product types" heading="Browse by type" />
      {products ? (
        <Section id="products" label={page.title ?? 'Products'}>
          {products.facets.length > 0 ? (
            <Facets facets={products.facets} path={path} isFiltered={products.isFiltered} />
          ) : null}
          <p role="status" className={styles.found}>
            {pluralize(products.total, 'product')}
          </p>
          {products.total === 0 ? (
            <EmptyState
              title={
                products.isFiltered
                  ? 'No products found in the search'
                  : 'No results found for the given Category!'
              }
              actions={
                products.isFiltered ? (
                  <ButtonLink href={`${path}#products`}>Show all products</ButtonLink>
                ) : null
              }
            />
          ) : products.areAllRegistered ? (
            <RegisteredProducts products={products.items} />
          ) : (
            <ProductTiles products={products.items} ratings={context.ratings} level={2} />
          )}
          <ListPagination list={products} path={path} pageQuery={pageQuery} anchor="products" />
        </Section>
      ) : null}
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
