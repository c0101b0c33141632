import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Prose.module.css';

export type ProseStyle = 'default' | 'lead' | 'narrow' | 'columns' | 'legal';

/** The type of running text, whoever wrote it. */
export function Prose({
  look = 'default',
  className,
  children,
}: {
  look?: ProseStyle;
  className?: string;
  children: ReactNode;
}) {
  return <div className={classNames(styles.prose, styles[look], className)}>{children}</div>;
}

/** A table that scrolls by itself on a narrow screen, by keyboard too. */
export function ScrollTable({ children }: { children: ReactNode }) {
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Table">
      <table>{children}</table>
    </div>
  );
}
