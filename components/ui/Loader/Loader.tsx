import styles from './Loader.module.css';

/** A loading indicator. It appears after 200 ms (docs/product.md, "Constants"), so that fast loads do not flicker. */
export function Loader({ label = 'Loading …' }: { label?: string }) {
  return (
    <p role="status" className={styles.loader}>
      <span className={styles.wheel} aria-hidden="true" />
      <span>{label}</span>
    </p>
  );
}
