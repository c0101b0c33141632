import { classNames } from '../class-names';
import { Icon } from '../Icon/Icon';
import { starsPercent } from './rating';
import styles from './Stars.module.css';

const FIVE = [1, 2, 3, 4, 5];

function Row({ className }: { className?: string }) {
  return (
    <span className={classNames(styles.row, className)} aria-hidden="true">
      {FIVE.map((star) => (
        <Icon key={star} name="star" />
      ))}
    </span>
  );
}

/** A rating as five stars, with the number of ratings if there is one. */
export function Stars({
  rating,
  count,
  size = 'm',
}: {
  rating: number | null | undefined;
  count?: number;
  size?: 's' | 'm' | 'l';
}) {
  const label = rating ? `${rating.toFixed(1)} out of 5 stars` : 'No rating yet';
  return (
    <span className={classNames(styles.rating, styles[size])}>
      <span role="img" aria-label={label} className={styles.stars}>
        <Row />
        <span className={styles.filled} style={{ inlineSize: `${starsPercent(rating)}%` }}>
          <Row />
        </span>
      </span>
      {count === undefined ? null : (
        <span className={styles.count}>
          ({count}
          <span className="visually-hidden">{count === 1 ? ' rating' : ' ratings'}</span>)
        </span>
      )}
    </span>
  );
}
