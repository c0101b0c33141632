import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/Button/Button';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import { MESSAGES } from '@/lib/reviews/review-form';
import { ReviewSteps } from './ReviewPreview';
import styles from './ReviewForm.module.css';

/** The thanks for a submitted review. */
export function ReviewThanks({ text, productHref }: { text: string; productHref: string }) {
  return (
    <div className={styles.preview}>
      <FormStatus tone="success" title="Thank you!">
        <p>{text}</p>
      </FormStatus>
      <p>
        <ButtonLink href={productHref}>Back to the product</ButtonLink>
      </p>
    </div>
  );
}

/** The error of a failed submission; the review can be edited or sent again. */
export function ReviewFailed(props: Omit<ComponentProps<typeof ReviewSteps>, 'submit'>) {
  return (
    <div className={styles.preview}>
      <FormStatus tone="error" title={MESSAGES.failedTitle}>
        <p>{MESSAGES.failed}</p>
      </FormStatus>
      <ReviewSteps {...props} submit="Try again" />
    </div>
  );
}
