import { asDecimal } from '@/components/ui/Stars/rating';
import { Stars } from '@/components/ui/Stars/Stars';
import { pluralize } from '@/components/ui/pluralize';
import { getFirstReviews } from '@/lib/reviews/product-reviews';
import styles from './ProductRating.module.css';

export async function ProductRating({ productId }: { productId: string | null | undefined }) {
  if (!productId) return null;
  const found = await getFirstReviews(productId);
  if (!found || found.summary.total === 0) return null;
  return (
    <p className={styles.rating}>
      <Stars rating={asDecimal(found.summary.average)} />
      <strong>{found.summary.average.toFixed(1)}</strong>
      <a href="#reviews">{pluralize(found.summary.total, 'review')}</a>
    </p>
  );
}
