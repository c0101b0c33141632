import styles from './Truncate.module.css';
import { truncate } from './truncate';

/** Text with a limit for small and one for large screens; both are in the page, one is shown. */
export function Truncate({ text, mobile, desktop }: { text: string; mobile: number; desktop: number }) {
  const small = truncate(text, mobile);
  const large = truncate(text, desktop);
  if (small === large) return <>{small}</>;
  return (
    <>
      <span className={styles.small}>{small}</span>
      <span className={styles.large}>{large}</span>
    </>
  );
}
