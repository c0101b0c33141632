import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../Icon/Icon';
import { pluralize } from '../pluralize';
import { describeField, type FieldProps } from './field';
import { FieldError, FieldHint, labelClass } from './FieldNotes';
import styles from './RatingField.module.css';
import field from './Field.module.css';

const STARS = [1, 2, 3, 4, 5];
const LABELS = ['Poor', 'Fair', 'Average', 'Good', 'Excellent'];

/** A rating from one to five stars. Radio buttons support arrow keys and native form posts. */
export function RatingField({
  label,
  hint,
  error,
  value,
  defaultValue,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'checked' | 'defaultChecked'>) {
  const { id, hintId, errorId, aria } = describeField({ ...input, hint, error });
  return (
    <fieldset
      role="radiogroup"
      aria-required={input.required || undefined}
      className={classNames(field.field, field.group, className)}
      {...aria}
    >
      <legend className={labelClass(input.required)}>{label}</legend>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <div className={styles.stars}>
        {STARS.map((star, index) => (
          <label key={star} className={styles.star}>
            <input
              {...input}
              id={index === 0 ? id : `${id}-${star}`}
              type="radio"
              value={star}
              className={styles.input}
              checked={value === undefined ? undefined : String(value) === String(star)}
              defaultChecked={defaultValue === undefined ? undefined : String(defaultValue) === String(star)}
            />
            <Icon name="star" />
            <span className="visually-hidden">{`${pluralize(star, 'star')}, ${LABELS[index]}`}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
