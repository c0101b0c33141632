import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { describeField, type FieldProps } from './field';
import { FieldError, FieldHint, labelClass } from './FieldNotes';
import { normalizeOptions, type Option } from './options';
import styles from './Field.module.css';

/** A group of radio buttons. Each button gets the native props. The first button has the field's id. */
export function RadioGroup({
  label,
  hint,
  error,
  options,
  value,
  defaultValue,
  inline,
  className,
  ...input
}: FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'checked' | 'defaultChecked'> & {
    options: readonly (Option | string)[];
    inline?: boolean;
  }) {
  const { id, hintId, errorId, aria } = describeField({ ...input, hint, error });
  return (
    <fieldset
      role="radiogroup"
      aria-required={input.required || undefined}
      className={classNames(styles.field, styles.group, styles.wide, className)}
      {...aria}
    >
      <legend className={labelClass(input.required)}>{label}</legend>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <div className={classNames(styles.choices, inline && styles.inline)}>
        {normalizeOptions(options).map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${index + 1}`;
          return (
            <div key={option.value} className={styles.choice}>
              <input
                {...input}
                id={optionId}
                type="radio"
                value={option.value}
                data-reveals={option.reveals || undefined}
                disabled={input.disabled || option.disabled}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              />
              <label htmlFor={optionId}>{option.label}</label>
            </div>
          );
        })}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
