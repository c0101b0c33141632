import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { pageHref } from '@cleanpro/content-values/paths/links';
import type { UrlBuilderPage } from '@/lib/content/routing/url-builder';
import { ListPagination } from '../ListPagination';
import { ListUnavailable } from '../ListUnavailable';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';
import { GROUP_TITLES, groupOf } from './groups';
import styles from './SiteMapPage.module.css';

function Links({ entries }: { entries: readonly UrlBuilderPage[] }) {
  return (
    <ul className={styles.list}>
      {entries
        .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
        .map((entry) => (
          <li key={entry.slug}>
            <SmartLink href={pageHref(entry.slug)}>{entry.title}</SmartLink>
          </li>
        ))}
    </ul>
  );
}

/** All pages of the site in groups. Articles and products are paginated, because there may be thousands. */
export function SiteMapPage({ page, loaded, lists, context, pageQuery }: PageProps<'SiteMap'>) {
  const { entries = [], articles, products } = lists.siteMap ?? {};
  const paginated = [
    { id: 'articles', title: 'Articles', list: articles },
    { id: 'products', title: 'Products', list: products },
  ];
  // The lists may have different numbers of pages. Past its last page, a list is left out.
  const current = Math.max(articles?.page ?? 1, products?.page ?? 1);
  const pages = Math.max(articles?.pages ?? 1, products?.pages ?? 1);
  const titles = current > 1 ? [] : GROUP_TITLES;
  return (
    <>
      <PageTop banner={null} title={page.title} introduction={page.introduction} context={context} />
      <ListUnavailable lists={lists} />
      {titles.map((title) => {
        const group = entries.filter((entry) => groupOf(entry) === title);
        return group.length > 0 ? (
          <Section key={title}>
            <SectionHeading title={title} />
            <Links entries={group} />
          </Section>
        ) : null;
      })}
      {paginated.map(({ id, title, list }) =>
        list && list.total > 0 && list.page === current ? (
          <Section key={id} id={id}>
            <SectionHeading title={list.pages > 1 ? `${title}, page ${list.page} of ${list.pages}` : title} />
            <Links entries={list.items} />
          </Section>
        ) : null,
      )}
      {pages > 1 ? (
        <Section>
          <ListPagination
            list={{ page: current, pages }}
            path={pageHref(loaded.slug)}
            pageQuery={pageQuery}
            anchor={articles?.page === current ? 'articles' : 'products'}
            label="Sitemap pages"
          />
        </Section>
      ) : null}
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
