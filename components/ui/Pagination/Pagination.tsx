import { classNames } from '../class-names';
import { Icon } from '../Icon/Icon';
import { SmartLink } from '../SmartLink/SmartLink';
import styles from './Pagination.module.css';

/**
 * Returns the page numbers to link to, from 1: the first, the last, the current one and its neighbors. Null stands for
 * an ellipsis.
 */
export function getPageLinks(current: number, total: number): (number | null)[] {
  const linked = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(linked)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0);
    // An ellipsis takes as much room as the single page that it would hide.
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({
  current,
  total,
  href,
  label = 'Pages',
  nofollow = false,
}: {
  current: number;
  total: number;
  /** Returns the URL of a page, counted from 1. */
  href: (page: number) => string;
  label?: string;
  /** Adds `nofollow` to the links, for pages that search engines need not crawl, such as search results. */
  nofollow?: boolean;
}) {
  if (total < 2) return null;
  const rel = (where: 'prev' | 'next'): string => (nofollow ? `${where} nofollow` : where);
  return (
    <nav aria-label={label} className={styles.pagination}>
      {current > 1 ? (
        <SmartLink href={href(current - 1)} rel={rel('prev')} className={styles.step}>
          <Icon name="chevron-left" />
          <span className={styles.word}>Previous</span>
          <span className="visually-hidden"> page</span>
        </SmartLink>
      ) : null}
      <ol className={styles.pages}>
        {getPageLinks(current, total).map((page, index) => (
          <li key={page ?? `gap-${index}`} className={page === null ? styles.gap : undefined}>
            {page === null ? (
              '…'
            ) : (
              <SmartLink
                href={href(page)}
                aria-current={page === current ? 'page' : undefined}
                aria-label={`Page ${page}`}
                rel={nofollow ? 'nofollow' : undefined}
                className={classNames(styles.page, page === current && styles.current)}
              >
                {page}
              </SmartLink>
            )}
          </li>
        ))}
      </ol>
      {current < total ? (
        <SmartLink href={href(current + 1)} rel={rel('next')} className={styles.step}>
          <span className={styles.word}>Next</span>
          <span className="visually-hidden"> page</span>
          <Icon name="chevron-right" />
        </SmartLink>
      ) : null}
    </nav>
  );
}
