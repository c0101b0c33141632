import { useId, type ReactNode } from 'react';
import styles from './Tooltip.module.css';

/**
 * A term with a tooltip on hover and focus, which is also the term's accessible description. The tooltip can be hovered
 * (WCAG 1.4.13).
 */
export function Tooltip({ tip, children }: { tip: string; children: ReactNode }) {
  const id = useId();
  return (
    <span className={styles.anchor}>
      {/* Focusable, so that keyboard users can open the tooltip. */}
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
