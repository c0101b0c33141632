import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../Icon/Icon';
import { describeField, type FieldProps } from './field';
import { FieldError, FieldHint, labelClass } from './FieldNotes';
import { normalizeOptions, type Option } from './options';
import styles from './Field.module.css';

export function SelectField({
  label,
  hint,
  error,
  options = [],
  placeholder,
  className,
  ...select
}: FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    options?: readonly (Option | string)[];
    /** Text of an empty first option. */
    placeholder?: string;
  }) {
  const { id, hintId, errorId, aria } = describeField({ ...select, hint, error });
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={labelClass(select.required)}>
        {label}
      </label>
      <span className={styles.select}>
        <select {...select} id={id} className={styles.control} {...aria}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {normalizeOptions(options).map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
