import styles from './Truncate.module.css';
import { truncate } from './truncate';

/** Text truncated to one length on small screens and another on large ones; CSS displays one of the two. */
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
