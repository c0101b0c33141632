import { ArticleCards } from '@/components/blocks/ArticleCard/ArticleCard';
import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Container/Container';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/lib/content/present';
import { withParams, EMPTY_QUERY } from '@/lib/content/pages/page-query';
import { pageHref } from '@/lib/content/routing/links';
import { paginate } from '@/lib/content/pages/pagination';
import { ListPages } from '../ListPages/ListPages';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';
import styles from './ListingPage.module.css';

const ARTICLES_PAGE_SIZE = 24;

/** A list of articles, videos, testimonials or webinars, by topic, newest first. */
export function ListingPage({ page, loaded, context, pageQuery }: PageProps<'ListingPage'>) {
  const path = pageHref(page.slug ?? '');
  const topic = pageQuery.get('topic');
  const all = loaded.lists.articles;
  const topicsOf = (article: (typeof all)[number]) =>
    present(article.topicsCollection?.items).flatMap(({ code }) => code ?? []);
  const used = new Set(all.flatMap(topicsOf));
  const topics = present(page.topicsCollection?.items).filter(({ code }) => code && used.has(code));
  const found = paginate(
    topic ? all.filter((article) => topicsOf(article).includes(topic)) : all,
    ARTICLES_PAGE_SIZE,
    pageQuery,
  );
  return (
    <>
      <PageTop banner={page.banner} title={page.title} introduction={page.introduction} context={context} />
      <Section id="list" label={page.title ?? 'List'}>
        {topics.length > 1 ? (
          <nav aria-label="Topics" className={styles.topics} data-noprint>
            <ul className={styles.list}>
              <li>
                <SmartLink href={path} aria-current={topic ? undefined : 'true'}>
                  All
                </SmartLink>
              </li>
              {topics.map(({ sys, code, title }) => (
                <li key={sys.id}>
                  <SmartLink
                    href={withParams(path, EMPTY_QUERY, { topic: code ?? undefined })}
                    aria-current={code === topic ? 'true' : undefined}
                  >
                    {title}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {found.total > 0 ? (
          <ArticleCards articles={found.items} figures={context.figures} variant="articleListing" level={2} />
        ) : (
          <div role="status">
            <EmptyState title="No Results Found" actions={<ButtonLink href={path}>All topics</ButtonLink>} />
          </div>
        )}
        <ListPages list={found} path={path} pageQuery={pageQuery} anchor="list" />
      </Section>
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
