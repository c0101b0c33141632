import { Fragment, type CSSProperties } from 'react';
import { ButtonLink } from '@/components/ui/Button/Button';
import { classNames } from '@/components/ui/class-names';
import { asDecimal } from '@/components/ui/Stars/rating';
import { Stars } from '@/components/ui/Stars/Stars';
import { pluralize } from '@/components/ui/pluralize';
import type { ReviewSummary as Summary } from '@/lib/reviews/review-data';
import { FIRST_VIEW, viewHref, type ReviewView } from '@/lib/reviews/sorts';
import styles from './Reviews.module.css';

/** A bar filled to a percentage, drawn by the styles of a single element. */
function Bar({ percent }: { percent: number }) {
  const share: CSSProperties & Record<'--share', string> = { '--share': `${percent}%` };
  return <span className={styles.bar} style={share} aria-hidden="true" />;
}

export function ReviewSummary({
  summary,
  view = FIRST_VIEW,
  slug,
  writeHref,
}: {
  summary: Summary;
  view?: ReviewView;
  slug: string;
  writeHref: string;
}) {
  const { average, total, samples, distribution, recommendedPercent, secondary } = summary;
  return (
    <div className={styles.summary}>
      <div className={styles.overall}>
        <p className={styles.average}>{average.toFixed(1)}</p>
        <Stars rating={asDecimal(average)} size="l" />
        <p className={styles.based}>{`Based on ${pluralize(total, 'review')}`}</p>
        {samples > 0 ? (
          <p className={styles.based}>
            {samples === total
              ? 'All are samples'
              : `${samples} ${samples === 1 ? 'is a sample' : 'are samples'}`}
          </p>
        ) : null}
        {recommendedPercent === null ? null : (
          <p className={styles.recommended}>
            <strong>{`${recommendedPercent}%`}</strong> would recommend this product
          </p>
        )}
        <ButtonLink href={writeHref} aria-label="Write a review of this product" data-noprint="">
          Write a review
        </ButtonLink>
      </div>
      <ul className={styles.histogram} aria-label="Reviews by stars">
        {distribution.map(({ stars, count }) => {
          const current = view.stars === stars;
          const bar = (
            <>
              <span className={styles.barLabel}>{pluralize(stars, 'star')}</span>{' '}
              <Bar percent={total === 0 ? 0 : (count / total) * 100} />
              <span>{count}</span>
              <span className="visually-hidden">{count === 1 ? ' review' : ' reviews'}</span>
            </>
          );
          return (
            <li key={stars}>
              {count === 0 ? (
                <span className={styles.barLine}>{bar}</span>
              ) : (
                <a
                  className={classNames(styles.barLine, current && styles.current)}
                  href={viewHref(slug, { sort: view.sort, stars: current ? null : stars })}
                  aria-current={current ? 'true' : undefined}
                  data-reviews-link=""
                  rel="nofollow"
                >
                  {bar}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {secondary.length > 0 ? (
        <dl className={styles.secondary}>
          {secondary.map(({ name, average: value }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>
                <Bar percent={(value / 5) * 100} />
                <span>{value.toFixed(1)}</span>
                <span className="visually-hidden"> out of 5</span>
              </dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
