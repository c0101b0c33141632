import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Table.module.css';

/** A table in a focusable scroll container. Its children are `<thead>` and `<tbody>`. */
export function Table({
  caption,
  hidesCaption,
  dense,
  children,
}: {
  caption: string;
  /** Leaves the caption to screen readers, for tables below a heading that says the same. */
  hidesCaption?: boolean;
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
      aria-label={caption}
    >
      <table className={classNames(styles.table, dense && styles.dense)}>
        <caption className={hidesCaption ? 'visually-hidden' : undefined}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
