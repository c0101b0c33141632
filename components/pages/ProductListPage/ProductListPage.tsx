import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { ProductTiles } from '@/components/blocks/ProductTile/ProductTile';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Container/Container';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { present } from '@/components/ui/lists';
import { pageHref } from '@/lib/content/links';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';
import { Facets } from './Facets';
import { facetsOf, narrowed, withSample } from './facets';
import { RegisteredProducts } from './RegisteredProducts';
import styles from './ProductListPage.module.css';

/** A list of products, all of a category or those that an editor chose, that visitors narrow by facets. */
export function ProductListPage({ page, loaded, context, asked }: PageProps<'ProductListPage'>) {
  const chosen = present(page.productsCollection?.items);
  const all = chosen.length > 0 ? chosen : loaded.lists.listed;
  const settings = present(page.facetsCollection?.items);
  const facets = facetsOf(all, settings, asked);
  const [sample] = page.sampleProduct ? narrowed([page.sampleProduct], settings, asked) : [];
  const products = withSample(narrowed(all, settings, asked), sample ?? null);
  const registered = all.length > 0 && all.every(({ epaRegistrationNumber }) => epaRegistrationNumber);
  const path = pageHref(page.slug ?? '');
  return (
    <>
      <PageTop banner={page.banner} title={page.title} introduction={page.introduction} context={context} />
      <Section id="products" label={page.title ?? 'Products'}>
        {facets.length > 0 ? <Facets facets={facets} path={path} asked={asked} /> : null}
        <p role="status" className={styles.found}>
          {products.length === 1 ? '1 product' : `${products.length} products`}
        </p>
        {products.length === 0 ? (
          <EmptyState
            title={
              asked.size > 0 ? 'No products found in the search' : 'No results found for the given Category!'
            }
            actions={asked.size > 0 ? <ButtonLink href={path}>Show all products</ButtonLink> : null}
          />
        ) : registered ? (
          <RegisteredProducts products={products} />
        ) : (
          <ProductTiles products={products} level={2} />
        )}
      </Section>
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
