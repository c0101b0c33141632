import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Field.module.css';

/** Lays fields out in two columns if there is room. Wide fields span both columns. */
export function FieldGrid({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={classNames(styles.grid, className)}>{children}</div>
    </div>
  );
}

export function FieldSet({
  legend,
  hint,
  className,
  children,
}: {
  legend: ReactNode;
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={classNames(styles.set, className)}>
      <legend className={styles.legend}>{legend}</legend>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      <FieldGrid>{children}</FieldGrid>
    </fieldset>
  );
}
