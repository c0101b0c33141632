import { getFirstReviews } from '@/lib/reviews/product-reviews';
import styles from './SectionBar.module.css';

export interface SectionLink {
  id: string;
  title: string;
}

const REVIEWS: SectionLink = { id: 'reviews', title: 'Reviews' };

/** Whether the page has a section of reviews. It has none while the review service is unavailable. */
async function hasReviews(productId: string | null | undefined): Promise<boolean> {
  if (!productId) return false;
  return Boolean(await getFirstReviews(productId));
}

/** Links to the sections of a long page, in a bar that stays below the header on phones and tablets. */
export async function SectionBar({
  before,
  productId,
  after,
}: {
  /** Sections listed before the reviews. `after` lists those after the reviews. */
  before: readonly SectionLink[];
  productId: string | null | undefined;
  after: readonly SectionLink[];
}) {
  const links = [...before, ...((await hasReviews(productId)) ? [REVIEWS] : []), ...after];
  if (links.length < 2) return null;
  return (
    <nav aria-label="On this page" className={styles.bar} data-noprint="">
      <ul className={styles.links}>
        {links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
