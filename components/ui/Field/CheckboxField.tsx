import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { describeField, type FieldProps } from './field';
import { FieldError, FieldHint, mandatoryClass } from './FieldNotes';
import styles from './Field.module.css';

/** A checkbox. Its label may contain links. */
export function CheckboxField({
  label,
  hint,
  error,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>) {
  const { id, hintId, errorId, aria } = describeField({ ...input, hint, error });
  return (
    <div className={classNames(styles.field, styles.wide, styles.choice, className)}>
      <input {...input} id={id} type="checkbox" {...aria} />
      <label htmlFor={id} className={mandatoryClass(input.required)}>
        {label}
      </label>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
