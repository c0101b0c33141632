import { Waiting } from './Waiting.client';
import styles from './Loader.module.css';

/**
 * A loading indicator. It appears after 200 ms, so that fast loads do not flicker (docs/product.md, "Constants").
 * Screen readers announce it after a second.
 */
export function Loader({ label = 'Loading…' }: { label?: string }) {
  return (
    <p className={styles.loader}>
      <span className={styles.wheel} aria-hidden="true" />
      <span aria-hidden="true">{label}</span>
      <Waiting isWaiting text={label} />
    </p>
  );
}
