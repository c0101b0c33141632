import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../Icon/Icon';
import styles from './Field.module.css';

/** The class of a label, with an asterisk when its field is mandatory; screen readers get `required` from the control itself. */
export const labelClass = (required: boolean | undefined) =>
  classNames(styles.label, mandatoryClass(required));

/** As `labelClass`, for the text beside a checkbox. */
export const mandatoryClass = (required: boolean | undefined) => (required ? styles.mandatory : undefined);

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
        <span>{children}</span>
      </span>
    </p>
  ) : null;
}
