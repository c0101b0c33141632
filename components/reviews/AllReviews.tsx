import type { ComponentProps, ReactNode } from 'react';
import { Container } from '@/components/ui/Container/Container';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { pageHref } from '@cleanpro/content-values/paths/links';
import type { ProductReviews } from '@/lib/reviews/review-data';
import { FEEDBACK_MESSAGES, type FeedbackOutcome } from '@/lib/reviews/feedback-messages';
import type { ReviewView } from '@/lib/reviews/sorts';
import { writeReviewHref } from '@/lib/reviews/write-link';
import { ReviewList } from './ReviewList';
import { ReviewSummary } from './ReviewSummary';
import { ReviewsInPlace } from './ReviewsInPlace.client';
import styles from './AllReviews.module.css';

export function AllReviews({
  breadcrumbs,
  name,
  slug,
  productId,
  view,
  found,
  outcome,
  ownVote,
}: {
  breadcrumbs: ReactNode;
  name: string;
  slug: string;
  productId: string;
  view: ReviewView;
  found: ProductReviews | null;
  outcome: FeedbackOutcome | null;
  ownVote: ComponentProps<typeof ReviewsInPlace>['ownVote'];
}) {
  const writeHref = writeReviewHref(productId);
  const status = outcome === null ? null : FEEDBACK_MESSAGES[outcome];
  return (
    <Container className={styles.page}>
      {breadcrumbs}
      <h1>Reviews of {name}</h1>
      <p>
        <SmartLink href={pageHref(slug)}>Back to the product</SmartLink>
      </p>
      <div className={styles.anchor}>
        {status ? (
          <FormStatus id="reviews" tone={status.status === 200 ? 'success' : 'error'} isOutcome>
            <p>{status.text}</p>
          </FormStatus>
        ) : (
          <div id="reviews" />
        )}
      </div>
      {found ? (
        <ReviewsInPlace slug={slug} writeHref={writeHref} level={2} ownVote={ownVote}>
          <ReviewSummary summary={found.summary} view={view} slug={slug} writeHref={writeHref} />
          <ReviewList found={found} view={view} slug={slug} level={2} />
        </ReviewsInPlace>
      ) : (
        <FormStatus tone="error">
          <p>Currently service is not available. Please try again in a minute.</p>
        </FormStatus>
      )}
    </Container>
  );
}
