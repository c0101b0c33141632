import { ButtonLink } from '@/components/ui/Button/Button';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { getFirstReviews } from '@/lib/reviews/product-reviews';
import { FIRST_VIEW } from '@/lib/reviews/sorts';
import { writeReviewHref } from '@/lib/reviews/write-link';
import { ReviewList } from './ReviewList';
import { ReviewSummary } from './ReviewSummary';
import { ReviewsInPlace } from './ReviewsInPlace.client';
import styles from './Reviews.module.css';

/** First reviews on a product's page. The section is left out while the review service is unavailable. */
export async function ProductReviews({ productId, slug }: { productId: string; slug: string }) {
  const found = await getFirstReviews(productId);
  if (!found) return null;
  const writeHref = writeReviewHref(productId);
  return (
    <Section id="reviews">
      <SectionHeading title="Reviews" />
      {found.summary.total === 0 ? (
        <div className={styles.none}>
          <p>No reviews yet. Tell other professionals how this product works for you.</p>
          <ButtonLink href={writeHref} variant="outline">
            Write the first review
          </ButtonLink>
        </div>
      ) : (
        <ReviewsInPlace slug={slug} writeHref={writeHref} level={3}>
          <ReviewSummary summary={found.summary} slug={slug} writeHref={writeHref} />
          <ReviewList found={found} view={FIRST_VIEW} slug={slug} isExcerpt />
        </ReviewsInPlace>
      )}
    </Section>
  );
}
