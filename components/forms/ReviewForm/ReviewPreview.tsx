import { Button } from '@/components/ui/Button/Button';
import { Stars } from '@/components/ui/Stars/Stars';
import { Waiting } from '@/components/ui/Loader/Waiting.client';
import { REVIEW_FIELDS, type ReviewValues } from '@/lib/reviews/review-form';
import styles from './ReviewForm.module.css';

interface Props {
  /** URL that the buttons post to without JavaScript. */
  action: string;
  product: string;
  values: ReviewValues;
  busy: boolean;
  onEdit: () => void;
  onSubmit: () => void;
}

/** Buttons to edit or submit the review. Without JavaScript, they post the form's values. */
export function ReviewSteps({
  action,
  product,
  values,
  busy,
  onEdit,
  onSubmit,
  submit,
}: Props & { submit: string }) {
  return (
    <form
      action={action}
      method="post"
      className={styles.steps}
      onSubmit={(event) => {
        const { submitter } =
          event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
        event.preventDefault();
        if (busy) return;
        if (submitter?.getAttribute('value') === 'edit') onEdit();
        else onSubmit();
      }}
    >
      <input type="hidden" name="product" value={product} />
      {REVIEW_FIELDS.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      <Button type="submit" name="intent" value="edit" variant="outline">
        Edit
      </Button>
      <Button type="submit" name="intent" value="submit" busy={busy}>
        {submit}
      </Button>
      <Waiting isWaiting={busy} text="Still sending. Please wait." />
    </form>
  );
}

export function ReviewPreview(props: Props) {
  const { values } = props;
  const secondary = [
    ['Quality', values.rating_Quality],
    ['Value', values.rating_Value],
  ].filter(([, value]) => value);
  return (
    <div className={styles.preview}>
      {/* Autofocus makes screen readers announce the step when the server renders it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <h2 tabIndex={-1} autoFocus>
        Preview your review
      </h2>
      <article className={styles.card}>
        <Stars rating={Number(values.rating)} />
        <h3>{values.title}</h3>
        <p className={styles.note}>
          <strong>{values.userNickname}</strong>, <span>{values.userLocation}</span>
        </p>
        <p className={styles.text}>{values.reviewText}</p>
        <p className={styles.note}>
          {[
            values.isRecommended === 'true' ? 'Recommends this product' : 'Does not recommend this product',
            ...secondary.map(([name, value]) => `${name}: ${value} of 5`),
          ].join(' · ')}
        </p>
      </article>
      <ReviewSteps {...props} submit="Submit" />
    </div>
  );
}
