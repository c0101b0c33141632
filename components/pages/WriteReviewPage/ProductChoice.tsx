import { Button, ButtonLink } from '@/components/ui/Button/Button';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { TextField } from '@/components/ui/Field/TextField';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import { Pagination } from '@/components/ui/Pagination/Pagination';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { pluralize } from '@/components/ui/pluralize';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { WRITE_REVIEW } from '@/lib/content/routing/routes';
import { writeReviewHref } from '@/lib/reviews/write-link';
import type { SearchDocument } from '@/lib/search/search-document';
import type { SearchResults } from '@/lib/search/search-index';
import styles from './ProductChoice.module.css';

interface Props {
  /** Whether the URL names a product that does not exist. */
  isUnknown: boolean;
  q: string;
  /** Null before a search. */
  results: SearchResults | 'unavailable' | null;
}

const ACTION = pageHref(WRITE_REVIEW);
const ALL_PRODUCTS = <ButtonLink href={pageHref('brands')}>All brands and products</ButtonLink>;

const pageOfResults = (q: string, page: number): string =>
  `${ACTION}?${new URLSearchParams({ q, page: String(page) })}`;

function FoundProduct({ document: { title, brand, image, product } }: { document: SearchDocument }) {
  return (
    <li className={styles.product}>
      {image ? <Picture source={image} alt="" surface="thumb" /> : null}
      <div>
        <p className={styles.brand}>{brand}</p>
        {product?.ratingAndReviewId ? (
          <SmartLink href={writeReviewHref(product.ratingAndReviewId)} className={styles.name}>
            {title}
          </SmartLink>
        ) : (
          <p>{title} can’t be reviewed.</p>
        )}
      </div>
    </li>
  );
}

function FoundProducts({ q, results }: { q: string; results: SearchResults }) {
  const { total, hits, page, pages } = results;
  if (total === 0)
    return (
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      <div tabIndex={-1} autoFocus>
        <EmptyState title="No products found in the search" level={3} actions={ALL_PRODUCTS}>
          <p>Check the spelling, or search by brand. You can also write a review from any product page.</p>
        </EmptyState>
      </div>
    );
  return (
    <>
      {/* Autofocus makes screen readers announce the number of results first. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <p tabIndex={-1} autoFocus>
        {pluralize(total, 'product')} for <strong>{q}</strong>
      </p>
      <ul className={styles.products}>
        {hits.map(({ document }) => (
          <FoundProduct key={document.id} document={document} />
        ))}
      </ul>
      <Pagination
        label="Results pages"
        current={page}
        total={pages}
        href={(number) => pageOfResults(q, number)}
        nofollow
      />
    </>
  );
}

/** Search for the product to review: a GET form whose results link to the review form. */
export function ProductChoice({ isUnknown, q, results }: Props) {
  return (
    <div className={styles.choice}>
      {isUnknown ? (
        <FormStatus title="We couldn’t find that product">
          <p>Its name may have changed. Please search for it.</p>
        </FormStatus>
      ) : null}
      <h2>Which product are you reviewing?</h2>
      <form action={ACTION} method="get" role="search" className={styles.form}>
        <TextField
          id="reviewed-product"
          name="q"
          type="search"
          label="Product, brand or UPC"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          className={styles.field}
        />
        <Button type="submit">Find product</Button>
      </form>
      {results === 'unavailable' ? (
        <FormStatus tone="error" title="Search isn’t available right now" isOutcome>
          <p>Your search is still in the box above. Please try again in a minute.</p>
        </FormStatus>
      ) : null}
      {results !== null && results !== 'unavailable' ? <FoundProducts q={q} results={results} /> : null}
      {results === null || results === 'unavailable' ? <p>{ALL_PRODUCTS}</p> : null}
    </div>
  );
}
