import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { describeField, type FieldProps } from './field';
import { FieldError, FieldHint, labelClass } from './FieldNotes';
import styles from './Field.module.css';

type Type = 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'number' | 'date' | 'month';

/** A one-line input. Native props, including `ref`, are passed to the `<input>`. */
export function TextField({
  label,
  hint,
  error,
  type = 'text',
  className,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & { type?: Type }) {
  const { id, hintId, errorId, aria } = describeField({ ...input, hint, error });
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={labelClass(input.required)}>
        {label}
      </label>
      <input {...input} id={id} type={type} className={styles.control} {...aria} />
      <FieldHint id={hintId}>{hint}</FieldHint>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
