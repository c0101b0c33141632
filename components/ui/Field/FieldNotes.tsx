import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Field.module.css';

/** The mark of a mandatory field: for the eye, because the control itself says it to a screen reader. */
export function Mandatory({ required }: { required?: boolean }) {
  return required ? (
    <span aria-hidden="true" className={styles.mandatory}>
      {' '}
      *
    </span>
  ) : null;
}

/** What helps to fill in a field: under it, so that fields beside each other stand on one line. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  ) : null;
}

/** What is wrong with a field: an icon and words, never colour alone. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={id} className={styles.error}>
      <Icon name="alert" />
      <span>
        <span className="visually-hidden">Error: </span>
        {children}
      </span>
    </p>
  ) : null;
}
