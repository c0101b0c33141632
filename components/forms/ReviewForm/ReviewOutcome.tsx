import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/Button/Button';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { MESSAGES } from '@/lib/reviews/review-form';
import { ReviewSteps } from './ReviewPreview';
import styles from './ReviewForm.module.css';

export function ReviewThanks({ text, productHref }: { text: string; productHref: string }) {
  return (
    <div className={styles.preview}>
      <FormStatus tone="success" title="Thank you!" isOutcome>
        <p>{text}</p>
      </FormStatus>
      <p>
        <ButtonLink href={productHref}>Back to the product</ButtonLink>
      </p>
    </div>
  );
}

export interface ParentCompany {
  name: string;
  url: string;
}

/** Tells reviewers that they are too young, with a link to the parent company's site. */
export function ReviewRefused({ parent, productHref }: { parent?: ParentCompany; productHref: string }) {
  return (
    <div className={styles.preview}>
      <FormStatus tone="error" isOutcome>
        <p>{MESSAGES.age}</p>
        {parent ? (
          <p>
            {MESSAGES.parentSite} <SmartLink href={parent.url}>{parent.name}</SmartLink>
          </p>
        ) : null}
      </FormStatus>
      <p>
        <ButtonLink href={productHref}>Back to the product</ButtonLink>
      </p>
    </div>
  );
}

export function ReviewFailed(props: Omit<ComponentProps<typeof ReviewSteps>, 'submit'>) {
  return (
    <div className={styles.preview}>
      <FormStatus tone="error" title={MESSAGES.failedTitle} isOutcome>
        <p>{MESSAGES.failed}</p>
      </FormStatus>
      <ReviewSteps {...props} submit="Try again" />
    </div>
  );
}
