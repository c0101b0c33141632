import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import { getTrail } from '@/components/layout/Breadcrumbs/trail';
import { Page } from '@/components/layout/Page/Page';
import { getAncestors } from '@/components/pages/ancestors';
import { WriteReviewPage } from '@/components/pages/WriteReviewPage/WriteReviewPage';
import { orUnavailable } from '@/lib/content/client/content-unavailable';
import { getReviewedProduct } from '@/lib/content/catalogue/reviewed-product';
import { getPage, getShell } from '@/lib/content/pages/get-page';
import type { PageNamed } from '@/lib/content/pages/page-documents';
import { WRITE_REVIEW } from '@/lib/content/routing/routes';
import { getFormOutcome, getFormsOnPage } from '@/lib/forms/forms-on-page';
import { getPostedReview } from '@/lib/reviews/posted-review';
import { getBirthYears } from '@/lib/reviews/review-form';
import { PRODUCT_ID } from '@/lib/reviews/submit';
import { loadResults } from '@/lib/search/search';
import { parseSearchQuery } from '@/lib/search/search-query';
import { getPageMetadata } from '@/lib/seo/metadata';

/** Rendered per request, because the build must not need content. */
export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function load(): Promise<PageNamed<'WriteReview'>> {
  const loaded = await getPage(WRITE_REVIEW);
  if (loaded.kind !== 'page' || loaded.page.__typename !== 'WriteReview') notFound();
  return loaded.page;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ title, breadcrumbTitle, pageMetaData }, query] = await Promise.all([load(), searchParams]);
  return getPageMetadata({
    slug: WRITE_REVIEW,
    title: title ?? breadcrumbTitle ?? WRITE_REVIEW,
    meta: pageMetaData,
    index: true,
    outcome: (await getFormOutcome(query)) ?? (query.q ? 'results' : undefined),
  });
}

/**
 * Review form for the product whose review id is in `?product=`. Without a product, the page searches for one (`?q=`).
 */
export default async function WriteReview({ searchParams }: Props) {
  const [page, query] = await Promise.all([load(), searchParams]);
  const productId =
    typeof query.product === 'string' && PRODUCT_ID.test(query.product) ? query.product : null;
  const product = productId === null ? null : await orUnavailable(getReviewedProduct(productId));
  const productQuery = parseSearchQuery({ q: query.q, page: query.page, kind: 'product' });
  const [results, trail, visit, { organization }] = await Promise.all([
    product === null && productQuery.q !== '' ? loadResults(productQuery) : null,
    getTrail({
      slug: WRITE_REVIEW,
      title: page.breadcrumbTitle ?? page.title ?? WRITE_REVIEW,
      ancestors: getAncestors(page.parentPage),
    }),
    getFormsOnPage(WRITE_REVIEW, query),
    getShell(),
  ]);
  const { parentOrganization: parent, parentOrganizationUrl: parentUrl } = organization ?? {};
  return (
    <Page slug={WRITE_REVIEW} trail={trail} visit={visit}>
      <WriteReviewPage
        breadcrumbs={<Breadcrumbs trail={trail} />}
        page={page}
        product={product}
        choice={{ isUnknown: 'product' in query, q: productQuery.q, results }}
        parent={parent && parentUrl ? { name: parent, url: parentUrl } : undefined}
        years={getBirthYears(new Date())}
        posted={await getPostedReview(query)}
      />
    </Page>
  );
}
