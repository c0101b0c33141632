import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Field.module.css';

/** The asterisk of a mandatory field; screen readers get `required` from the control itself. */
export function Mandatory({ required }: { required?: boolean }) {
  return required ? (
    <span aria-hidden="true" className={styles.mandatory}>
      {' '}
      *
    </span>
  ) : null;
}

/** A field's hint: below the control, so that controls side by side align. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  ) : null;
}

/** A field's error: an icon and text, never colour alone. */
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
