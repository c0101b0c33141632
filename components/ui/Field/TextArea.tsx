import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { describeField, type FieldProps } from './field';
import { FieldError, FieldHint, labelClass } from './FieldNotes';
import styles from './Field.module.css';

/** A multi-line input that grows with its text. */
export function TextArea({
  label,
  hint,
  error,
  rows = 5,
  className,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>) {
  const { id, hintId, errorId, aria } = describeField({ ...area, hint, error });
  return (
    <div className={classNames(styles.field, styles.wide, className)}>
      <label htmlFor={id} className={labelClass(area.required)}>
        {label}
      </label>
      <textarea {...area} id={id} rows={rows} className={classNames(styles.control, styles.area)} {...aria} />
      <FieldHint id={hintId}>{hint}</FieldHint>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
