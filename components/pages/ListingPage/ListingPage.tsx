import { ArticleCards } from '@/components/blocks/ArticleCard/ArticleCard';
import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Container/Container';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/lib/content/present';
import { withParams, EMPTY_QUERY } from '@/lib/content/pages/page-query';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { ListPagination } from '../ListPagination';
import { ListUnavailable } from '../ListUnavailable';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';
import styles from './ListingPage.module.css';

/** A list of articles, videos, testimonials or webinars, newest first, with a filter by topic. */
export function ListingPage({ page, loaded, lists, context, pageQuery }: PageProps<'ListingPage'>) {
  const path = pageHref(page.slug ?? '');
  const topic = pageQuery.get('topic');
  const { articles } = lists;
  const topics = present(page.topicsCollection?.items).filter(
    ({ code }) => code && articles?.topics.includes(code),
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
        {articles && articles.total > 0 ? (
          <ArticleCards
            articles={articles.items}
            figures={context.figures}
            variant="articleListing"
            level={2}
          />
        ) : null}
        {articles?.total === 0 ? (
          <div role="status">
            <EmptyState
              title="No Results Found"
              actions={<ButtonLink href={`${path}#list`}>All topics</ButtonLink>}
            />
          </div>
        ) : null}
        {articles ? <ListPagination list={articles} path={path} pageQuery={pageQuery} anchor="list" /> : null}
      </Section>
      <ListUnavailable lists={lists} />
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
