import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Table.module.css';

/** A table that scrolls by itself on a narrow screen, by keyboard too. Rows are its children: thead, tbody. */
export function Table({
  label,
  caption,
  dense,
  children,
}: {
  /** Its name, where no caption shows it. */
  label?: string;
  caption?: ReactNode;
  dense?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames('ground-light', styles.scroll)}
      // A region that scrolls must be reachable by keyboard.
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
