import type { ComponentProps, ReactNode } from 'react';
import type { ProductTileFragment } from '@/graphql/generated/operations';
import { pictureSource } from '@/components/blocks/picture-source';
import { LazyReviewForm } from '@/components/forms/ReviewForm/LazyReviewForm.client';
import { Container } from '@/components/ui/Container/Container';
import { Picture } from '@/components/ui/Picture/Picture';
import { Unavailable } from '@/components/ui/Unavailable/Unavailable';
import { pageHref } from '@cleanpro/content-values/paths/links';
import type { PageNamed } from '@/lib/content/pages/page-documents';
import { ProductChoice } from './ProductChoice';
import styles from './WriteReviewPage.module.css';

const THANKS = 'Your review will be posted within 72 hours.';

/** Review form of a product, or a search for a product if the query names none. */
export function WriteReviewPage({
  breadcrumbs,
  page,
  product: found,
  choice,
  parent,
  years,
  posted,
}: {
  breadcrumbs: ReactNode;
  page: PageNamed<'WriteReview'>;
  product: ProductTileFragment | 'unavailable' | null;
  choice: ComponentProps<typeof ProductChoice>;
} & Pick<ComponentProps<typeof LazyReviewForm>, 'parent' | 'years' | 'posted'>) {
  const product = found === 'unavailable' ? null : found;
  const source = pictureSource(product?.heroVariant?.heroImage);
  const { form } = page;
  return (
    <Container className={styles.page}>
      {breadcrumbs}
      <div className={styles.columns}>
        <header className={styles.head}>
          <h1>{page.title}</h1>
          {form?.introduction ? <p className={styles.lead}>{form.introduction}</p> : null}
          {product ? (
            <div className={styles.product}>
              {source ? <Picture source={source} alt="" surface="tile" /> : null}
              <p>
                <span className={styles.brand}>{product.productBrand}</span>
                <strong>{product.productName}</strong>
              </p>
            </div>
          ) : null}
          {page.guidelines ? <p className={styles.guidelines}>{page.guidelines}</p> : null}
        </header>
        {found === 'unavailable' ? (
          <Unavailable />
        ) : product?.ratingAndReviewId ? (
          <LazyReviewForm
            product={product.ratingAndReviewId}
            productName={product.productName ?? 'this product'}
            productHref={pageHref(product.slug ?? '')}
            thanks={form?.thankYouText?.includes('72 hours') ? form.thankYouText : THANKS}
            parent={parent}
            years={years}
            posted={posted}
          />
        ) : (
          <ProductChoice {...choice} />
        )}
      </div>
    </Container>
  );
}
