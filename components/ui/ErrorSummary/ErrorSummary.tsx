import type { Ref } from 'react';
import { classNames } from '../class-names';
import { fieldId } from '../Field/field';
import { Icon } from '../Icon/Icon';
import styles from './ErrorSummary.module.css';

export interface FieldErrorLink {
  /** Name of the field. Missing if the error is about the whole form. */
  name?: string;
  message: string;
  /** Id of the field's element, if it is not `fieldId(name)`. */
  id?: string;
}

/**
 * Displays the number of errors, with a link to each field. A summary in the server's HTML takes focus on load. A form
 * that adds one later must call `focus()` through `ref`. Focus makes screen readers announce the summary. As a live
 * region, it would be announced twice.
 */
export function ErrorSummary({
  errors,
  introduction,
  id = 'error-summary',
  ref,
}: {
  errors: readonly FieldErrorLink[];
  introduction?: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
}) {
  if (errors.length === 0) return null;
  return (
    <div
      ref={ref}
      id={id}
      role="group"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      // When the server's HTML contains a form's errors, screen readers must announce them first.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      className={classNames('ground-light', styles.summary)}
    >
      <p id={`${id}-title`} className={styles.title}>
        <Icon name="alert" />
        <strong>{`There are ${errors.length} error(s) in this page`}</strong>
      </p>
      {introduction ? <p>{introduction}</p> : null}
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={`${error.name ?? ''} ${error.message}`}>
            {error.name || error.id ? (
              <a href={`#${error.id ?? fieldId(error.name ?? '')}`}>{error.message}</a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
