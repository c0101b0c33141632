import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../Icon/Icon';
import styles from './Field.module.css';

/**
 * Returns the class of a label, with an asterisk if its field is mandatory. Screen readers read `required` from the
 * control.
 */
export const labelClass = (required: boolean | undefined) =>
  classNames(styles.label, mandatoryClass(required));

/** Returns the class of a checkbox's label; see `labelClass`. */
export const mandatoryClass = (required: boolean | undefined) => (required ? styles.mandatory : undefined);

/** A field's hint. Place it below the control, so that adjacent controls align. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  ) : null;
}

/** A field's error, marked by an icon and text, because color alone would not be accessible. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={id} className={styles.error}>
      <Icon name="alert" />
      <span>
        <span className="visually-hidden">Error: </span>
        <span>{children}</span>
      </span>
    </p>
  ) : null;
}
