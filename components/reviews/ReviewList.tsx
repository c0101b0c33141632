import type { Ref } from 'react';
import { buttonClass } from '@/components/ui/Button/Button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/Icon/Icon';
import { pluralize } from '@/components/ui/pluralize';
import type { ProductReviews } from '@/lib/reviews/review-data';
import {
  FEW_REVIEWS,
  REVIEW_SORTS,
  REVIEWS_PAGE_SIZE,
  SORT_NAMES,
  viewHref,
  type ReviewView,
} from '@/lib/reviews/sorts';
import { ReviewCard } from './ReviewCard';
import styles from './Reviews.module.css';

/**
 * Returns the page numbers to link to: the first, the last, and the current one with its neighbors. Null stands for a
 * gap.
 */
export function pagesAround(page: number, last: number): (number | null)[] {
  const pages = [...new Set([1, page - 1, page, page + 1, last])]
    .filter((each) => each >= 1 && each <= last)
    .sort((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1];
    return before !== undefined && each - before > 1 ? [null, each] : [each];
  });
}

function Pager({ slug, view, last }: { slug: string; view: ReviewView; last: number }) {
  const link = (page: number) => ({
    href: viewHref(slug, { ...view, page }),
    'data-reviews-link': '',
    rel: 'nofollow',
    className: styles.page,
  });
  return (
    <nav aria-label="Review pages" className={styles.pager}>
      {view.page > 1 ? (
        <a {...link(view.page - 1)} aria-label="Previous page">
          <Icon name="chevron-left" />
        </a>
      ) : null}
      {pagesAround(view.page, last).map((page, index) =>
        page === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={page}
            {...link(page)}
            aria-current={page === view.page ? 'page' : undefined}
            aria-label={`Page ${page}`}
          >
            {page}
          </a>
        ),
      )}
      {view.page < last ? (
        <a {...link(view.page + 1)} aria-label="Next page">
          <Icon name="chevron-right" />
        </a>
      ) : null}
    </nav>
  );
}

export function ReviewList({
  found,
  view,
  slug,
  level = 3,
  isExcerpt = false,
  positionRef,
}: {
  found: ProductReviews;
  view: ReviewView;
  slug: string;
  level?: 2 | 3;
  /**
   * Whether to show an excerpt with a link to all reviews. Phones show only the first FEW_REVIEWS. Larger screens show
   * an excerpt only if less than a full page of reviews has been loaded (a preload).
   */
  isExcerpt?: boolean;
  /** Ref of the line that states which reviews are displayed. Each view renders a new line. */
  positionRef?: Ref<HTMLParagraphElement>;
}) {
  const last = Math.max(1, Math.ceil(found.matching / REVIEWS_PAGE_SIZE));
  const from = (view.page - 1) * REVIEWS_PAGE_SIZE + 1;
  const isPreload = isExcerpt && found.reviews.length < Math.min(found.matching, REVIEWS_PAGE_SIZE);
  const isShort = isPreload || (isExcerpt && found.reviews.length > FEW_REVIEWS);
  const returnTo = viewHref(slug, view).replace(/#.*$/, '');
  return (
    <div className={classNames(styles.view, isShort && styles.short, isPreload && styles.preload)}>
      <div className={styles.controls}>
        {isShort ? (
          <p className={classNames(styles.position, styles.whenShort)}>
            {`${Math.min(FEW_REVIEWS, found.reviews.length)} of ${pluralize(found.matching, 'review')}`}
          </p>
        ) : null}
        <p key={returnTo} ref={positionRef} className={styles.position} tabIndex={-1}>
          <span>
            {found.reviews.length === 0
              ? 'No reviews'
              : `${from}–${from + found.reviews.length - 1} of ${pluralize(found.matching, 'review')}`}
          </span>
          {view.stars === null ? null : (
            <>
              {' '}
              <span>{`with ${pluralize(view.stars, 'star')}.`}</span>{' '}
              <a href={viewHref(slug, { sort: view.sort })} data-reviews-link="" rel="nofollow">
                Show all
              </a>
            </>
          )}
        </p>
        <nav aria-label="Sort reviews" className={styles.sorts} data-noprint="">
          <span aria-hidden="true">Sort by</span>
          <ul className={styles.sortList}>
            {SORT_NAMES.map((name) => (
              <li key={name}>
                <a
                  href={viewHref(slug, { sort: name, stars: view.stars })}
                  aria-current={name === view.sort ? 'true' : undefined}
                  className={classNames(styles.sort, name === view.sort && styles.current)}
                  data-reviews-link=""
                  rel="nofollow"
                >
                  {REVIEW_SORTS[name].label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <ul className={styles.list}>
        {found.reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} returnTo={returnTo} level={level} />
          </li>
        ))}
      </ul>
      {last > 1 ? <Pager slug={slug} view={view} last={last} /> : null}
      {isShort ? (
        <a
          href={viewHref(slug, view)}
          data-reviews-link=""
          rel="nofollow"
          className={buttonClass('outline', false, classNames(styles.all, styles.whenShort))}
        >
          {`All ${pluralize(found.matching, 'review')}`}
        </a>
      ) : null}
    </div>
  );
}
