import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import { getTrail } from '@/components/layout/Breadcrumbs/trail';
import { Page } from '@/components/layout/Page/Page';
import { describePage } from '@/components/pages/describe-page';
import { WriteReviewPage } from '@/components/pages/WriteReviewPage/WriteReviewPage';
import { orUnavailable } from '@/lib/content/client/content-unavailable';
import { getReviewedProduct } from '@/lib/content/catalogue/reviewed-product';
import { getPage } from '@/lib/content/pages/get-page';
import { EMPTY_QUERY } from '@/lib/content/pages/page-query';
import { WRITE_REVIEW } from '@/lib/content/routing/routes';
import { postReview } from '@/lib/reviews/review-action';
import { yearsOf } from '@/lib/reviews/review-form';
import { PRODUCT_ID } from '@/lib/reviews/submit';
import { contentMetadata } from '../ContentRoute';

/** Rendered per request: the build must not need content. */
export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = (): Promise<Metadata> =>
  contentMetadata({ segments: [WRITE_REVIEW], pageQuery: EMPTY_QUERY });

async function load() {
  const loaded = await getPage(WRITE_REVIEW);
  if (loaded.kind !== 'page' || loaded.page.__typename !== 'WriteReview') notFound();
  return { loaded, page: loaded.page };
}

/** The form for a review of the product whose review id is in `?product=`. */
export default async function WriteReview({ searchParams }: Props) {
  const [{ loaded, page }, query] = await Promise.all([load(), searchParams]);
  const productId =
    typeof query.product === 'string' && PRODUCT_ID.test(query.product) ? query.product : null;
  const [product, trail] = await Promise.all([
    productId === null ? null : orUnavailable(getReviewedProduct(productId)),
    getTrail({ slug: WRITE_REVIEW, ...describePage(loaded).crumb }),
  ]);
  return (
    <Page slug={WRITE_REVIEW} trail={trail}>
      <WriteReviewPage
        breadcrumbs={<Breadcrumbs trail={trail} />}
        page={page}
        product={product}
        years={yearsOf(new Date())}
        action={postReview}
      />
    </Page>
  );
}
