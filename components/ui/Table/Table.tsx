import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Table.module.css';

/** A table in a scroll container that can be focused. Its children are thead and tbody. */
export function Table({
  label,
  caption,
  dense,
  children,
}: {
  /** The accessible name, where there is no caption. */
  label?: string;
  caption?: ReactNode;
  dense?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames('ground-light', styles.scroll)}
      // A scrollable region must be focusable (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={label ?? (typeof caption === 'string' ? caption : 'Table')}
    >
      <table className={classNames(styles.table, dense && styles.dense)}>
        {caption ? <caption>{caption}</caption> : null}
        {children}
      </table>
    </div>
  );
}
