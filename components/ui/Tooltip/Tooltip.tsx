import { useId, type ReactNode } from 'react';
import styles from './Tooltip.module.css';

/**
 * Words that explain other words, shown when the pointer or the keyboard comes to them, and read to screen readers as
 * their description. They stay while the pointer is on them.
 */
export function Tooltip({ tip, children }: { tip: string; children: ReactNode }) {
  const id = useId();
  return (
    <span className={styles.anchor}>
      {/* Without focus the explanation could not be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <span tabIndex={0} role="note" aria-describedby={id} className={styles.word}>
        {children}
      </span>
      <span id={id} role="tooltip" className={styles.tip}>
        {tip}
      </span>
    </span>
  );
}
