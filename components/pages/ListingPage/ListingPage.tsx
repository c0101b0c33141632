import { ArticleCards } from '@/components/blocks/ArticleCard/ArticleCard';
import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Container/Container';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { Pagination } from '@/components/ui/Pagination/Pagination';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/components/ui/lists';
import { askAgain, NOTHING, pageNumber } from '@/lib/content/asked';
import { pageHref } from '@/lib/content/links';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';
import styles from './ListingPage.module.css';

/** Entries on one page of a list. */
const AT_ONCE = 24;

/** A list of articles, videos, testimonials or webinars, by topic, newest first. */
export function ListingPage({ page, loaded, context, asked }: PageProps<'ListingPage'>) {
  const path = pageHref(page.slug ?? '');
  const topic = asked.get('topic');
  const all = loaded.lists.articles;
  const topicsOf = (article: (typeof all)[number]) =>
    present(article.topicsCollection?.items).flatMap(({ code }) => code ?? []);
  const used = new Set(all.flatMap(topicsOf));
  const topics = present(page.topicsCollection?.items).filter(({ code }) => code && used.has(code));
  const found = topic ? all.filter((article) => topicsOf(article).includes(topic)) : all;
  const pages = Math.max(1, Math.ceil(found.length / AT_ONCE));
  const number = Math.min(pageNumber(asked), pages);
  const to = (wanted: number): string =>
    askAgain(path, asked, { page: wanted > 1 ? String(wanted) : undefined });
  return (
    <>
      <PageTop banner={page.banner} title={page.title} introduction={page.introduction} context={context} />
      <Section label={page.title ?? 'List'}>
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
                    href={askAgain(path, NOTHING, { topic: code ?? undefined })}
                    aria-current={code === topic ? 'true' : undefined}
                  >
                    {title}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {found.length > 0 ? (
          <ArticleCards
            articles={found.slice((number - 1) * AT_ONCE, number * AT_ONCE)}
            variant="articleListing"
            level={2}
          />
        ) : (
          <div role="status">
            <EmptyState title="No Results Found" actions={<ButtonLink href={path}>All topics</ButtonLink>} />
          </div>
        )}
        <Pagination label="Pages of the list" current={number} total={pages} href={to} />
      </Section>
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
