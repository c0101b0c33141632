import type { CSSProperties } from 'react';
import { classNames } from '../class-names';
import { starsPercent } from './rating';
import styles from './Stars.module.css';

/** A rating as five stars. CSS draws all five in a single element. */
export function Stars({ rating, size = 'm' }: { rating: number | null | undefined; size?: 's' | 'm' | 'l' }) {
  const filled: CSSProperties & Record<'--filled', string> = { '--filled': `${starsPercent(rating)}%` };
  return (
    <span
      role="img"
      aria-label={rating ? `${rating.toFixed(1)} out of 5 stars` : 'No rating yet'}
      className={classNames(styles.stars, size !== 'm' && styles[size])}
      style={filled}
    />
  );
}
