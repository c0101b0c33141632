import { ArticleCards } from '@/components/blocks/ArticleCard/ArticleCard';
import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { CategoryTiles } from '@/components/blocks/CategoryWrapper/CategoryWrapper';
import { ContentCard } from '@/components/blocks/ContentCard/ContentCard';
import { ProductTiles } from '@/components/blocks/ProductTile/ProductTile';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { Tiles } from '@/components/ui/Grid/Grid';
import { present } from '@/lib/content/present';
import type { BlockContext } from '@/components/blocks/context';
import type { LoadedPage } from '@/lib/content/pages/load-page';
import type { PagesByName } from '@/lib/content/pages/page-documents';
import { PageTop } from '../PageTop/PageTop';

interface Props {
  page: PagesByName[Name];
  loaded: LoadedPage;
  context: BlockContext;
}

type Name =
  'IndustryPage' | 'RestaurantPage' | 'LargeChainPage' | 'JanitorialCleaningPage' | 'IndependentCommonPage';

export function IndustryPage({ page, loaded, context }: Props) {
  const challenges = 'challengesCollection' in page ? present(page.challengesCollection?.items) : [];
  const articles = 'articlesCollection' in page ? present(page.articlesCollection?.items) : [];
  const areas = present(page.areasCollection?.items);
  const products = present(page.productsCollection?.items);
  return (
    <>
      <PageTop banner={page.banner} title={page.title} introduction={page.introduction} context={context} />
      {challenges.length > 0 ? (
        <Section>
          <SectionHeading title="Everyday challenges" />
          <Tiles size="cards">
            {challenges.map((card) => (
              <li key={card.sys.id}>
                <ContentCard card={card} />
              </li>
            ))}
          </Tiles>
        </Section>
      ) : null}
      {products.length > 0 ? (
        <Section tone="tinted">
          <SectionHeading title="What businesses like yours reorder" />
          <ProductTiles products={products} ratings={context.ratings} />
        </Section>
      ) : null}
      {areas.length > 0 ? (
        <Section>
          <SectionHeading title="Browse by area" />
          <CategoryTiles categories={areas} look="tiles" />
        </Section>
      ) : null}
      <BlockList blocks={loaded.blocks.sections} context={context} />
      {articles.length > 0 ? (
        <Section>
          <SectionHeading title="Know-how" />
          <ArticleCards articles={articles} figures={context.figures} />
        </Section>
      ) : null}
    </>
  );
}
