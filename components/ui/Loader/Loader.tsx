import styles from './Loader.module.css';

/** That something is on its way. It shows after a delay (specification section 9: 200 ms), so what is quick does not flicker. */
export function Loader({ label = 'Loading …' }: { label?: string }) {
  return (
    <p role="status" className={styles.loader}>
      <span className={styles.wheel} aria-hidden="true" />
      {label}
    </p>
  );
}
