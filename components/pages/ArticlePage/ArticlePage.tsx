import { ArticleCard, ArticleCards } from '@/components/blocks/ArticleCard/ArticleCard';
import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { present } from '@/lib/content/present';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { ListPagination } from '../ListPagination';
import { ListUnavailable } from '../ListUnavailable';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';
import styles from './ArticlePage.module.css';

export function ArticlePage({ page, loaded, lists, context, pageQuery }: PageProps<'ArticlePage'>) {
  const featured = present(page.featuredCollection?.items);
  const [first, ...others] = featured;
  const { articles } = lists;
  const featuredIds = new Set(featured.map(({ sys }) => sys.id));
  return (
    <>
      <PageTop banner={page.banner} title={page.title} introduction={page.introduction} context={context} />
      {first ? (
        <Section>
          <SectionHeading title="Featured" />
          <div className={styles.featured}>
            <ArticleCard
              className={styles.first}
              article={first}
              figures={context.figures}
              variant="articleListing"
            />
            {others.map((article) => (
              <ArticleCard key={article.sys.id} article={article} figures={context.figures} />
            ))}
          </div>
        </Section>
      ) : null}
      <ListUnavailable lists={lists} />
      {articles ? (
        <Section id="all-articles" tone="tinted">
          <SectionHeading
            title="All articles"
            introduction={`${articles.total} guides, videos, stories and webinars.`}
          />
          <ArticleCards
            articles={articles.items.filter(({ sys }) => !featuredIds.has(sys.id))}
            figures={context.figures}
          />
          <ListPagination
            list={articles}
            path={pageHref(loaded.slug)}
            pageQuery={pageQuery}
            anchor="all-articles"
          />
        </Section>
      ) : null}
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
