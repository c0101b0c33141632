import { ArticleCards } from '@/components/blocks/ArticleCard/ArticleCard';
import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { CategoryTiles } from '@/components/blocks/CategoryWrapper/CategoryWrapper';
import { ContentCard } from '@/components/blocks/ContentCard/ContentCard';
import { ProductTiles } from '@/components/blocks/ProductTile/ProductTile';
import { SubBrandCard } from '@/components/blocks/SubBrandCard/SubBrandCard';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { Tiles } from '@/components/ui/Grid/Grid';
import { present } from '@/lib/content/present';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';

/** A system or product line of a brand. */
export function SubBrandsPage({ page, loaded, context }: PageProps<'SubBrandsPage'>) {
  const features = present(page.keyFeaturesCollection?.items);
  const products = present(page.productsCollection?.items);
  const stain = present(page.additionalStainProductsCollection?.items);
  const articles = present(page.relatedArticlesCollection?.items);
  const categories = present(page.categoriesCollection?.items);
  return (
    <>
      <PageTop banner={page.banner} title={page.title} context={context} />
      {features.length > 0 ? (
        <Section>
          <SectionHeading title="Key features" />
          <Tiles size="cards">
            {features.map((feature) => (
              <li key={feature.sys.id}>
                <SubBrandCard feature={feature} />
              </li>
            ))}
          </Tiles>
        </Section>
      ) : null}
      {present(page.informationModulesCollection?.items).map((card) => (
        <Section key={card.sys.id}>
          <ContentCard card={card} />
        </Section>
      ))}
      {products.length > 0 ? (
        <Section tone="tinted">
          <SectionHeading title={page.title ? `${page.title} products` : 'Products'} />
          <ProductTiles products={products} ratings={context.ratings} />
        </Section>
      ) : null}
      <BlockList blocks={loaded.blocks.sections} context={context} />
      {stain.length > 0 ? (
        <Section>
          <SectionHeading title="More stain removers" />
          <ProductTiles products={stain} ratings={context.ratings} />
        </Section>
      ) : null}
      {categories.length > 0 ? (
        <Section>
          <SectionHeading title="Where it helps" />
          <CategoryTiles categories={categories} look="tiles" />
        </Section>
      ) : null}
      {articles.length > 0 ? (
        <Section tone="tinted">
          <SectionHeading title="Related articles" />
          <ArticleCards articles={articles} figures={context.figures} />
        </Section>
      ) : null}
    </>
  );
}
