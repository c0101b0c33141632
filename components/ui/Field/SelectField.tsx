import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../Icon/Icon';
import { describeField, type FieldProps } from './field';
import { FieldError, FieldHint, Mandatory } from './FieldNotes';
import { optionsOf, type Option } from './options';
import styles from './Field.module.css';

/** One of a list, with label, hint and error: the browser's own select. `children` may hold option groups instead. */
export function SelectField({
  label,
  hint,
  error,
  options = [],
  placeholder,
  className,
  children,
  ...select
}: FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps> & {
    options?: readonly (Option | string)[];
    /** The first choice, which stands for none. */
    placeholder?: string;
  }) {
  const { id, hintId, errorId, aria } = describeField({ ...select, hint, error });
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        <Mandatory required={select.required} />
      </label>
      <span className={styles.select}>
        <select {...select} id={id} className={styles.control} {...aria}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {optionsOf(options).map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <Icon name="chevron-down" />
      </span>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
