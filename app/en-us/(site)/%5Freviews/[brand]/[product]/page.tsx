import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import { getTrail } from '@/components/layout/Breadcrumbs/trail';
import { Page } from '@/components/layout/Page/Page';
import { getProductAncestors } from '@/components/pages/ProductPage/ancestors';
import { parseVote } from '@/components/reviews/own-votes';
import { AllReviews } from '@/components/reviews/AllReviews';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { getFormOutcome, getFormsOnPage } from '@/lib/forms/forms-on-page';
import { getProductReviews } from '@/lib/reviews/product-reviews';
import { toFormOutcome, parseFeedbackOutcome } from '@/lib/reviews/feedback-messages';
import { getReviewedPage } from '@/lib/reviews/reviewed-page';
import { parseReviewView, REVIEWS_PAGE_SIZE } from '@/lib/reviews/sorts';
import { getPageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ brand: string; product: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function loadProduct({ params }: Props) {
  const { brand, product } = await params;
  return (await getReviewedPage(['brands', brand, product])) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ loaded, name }, query] = await Promise.all([loadProduct(props), props.searchParams]);
  // The product's page already has the first reviews, so sorted and filtered lists are not indexed.
  return getPageMetadata({
    slug: `${loaded.slug}/reviews`,
    title: `Reviews of ${name}`,
    description: `Read ratings and reviews of ${name} from professionals. Sort and filter by star rating.`,
    index: false,
    outcome: (await getFormOutcome(query)) ?? toFormOutcome(parseFeedbackOutcome(query.said)),
  });
}

/** Reviews of a product, sorted, filtered by stars and paginated. Works without JavaScript. */
export default async function ReviewsPage(props: Props) {
  const [{ loaded, page, productId, name }, query] = await Promise.all([
    loadProduct(props),
    props.searchParams,
  ]);
  const view = parseReviewView(query);
  const outcome = parseFeedbackOutcome(query.said);
  const vote = outcome === 'voted' ? parseVote(query.vote) : undefined;
  const [found, productTrail, visit] = await Promise.all([
    getProductReviews(productId, view.sort, view.stars, view.page, REVIEWS_PAGE_SIZE),
    getTrail({
      slug: loaded.slug,
      title: page.breadcrumbTitle ?? name,
      ancestors: getProductAncestors(page),
    }),
    getFormsOnPage(`${loaded.slug}/reviews`, query),
  ]);
  const trail = [
    ...productTrail.map((crumb) => (crumb.href === null ? { ...crumb, href: pageHref(loaded.slug) } : crumb)),
    { title: 'Reviews', href: null },
  ];
  return (
    <Page slug={loaded.slug} trail={trail} visit={visit}>
      <AllReviews
        breadcrumbs={<Breadcrumbs trail={trail} />}
        name={name}
        slug={loaded.slug}
        productId={productId}
        view={view}
        found={found}
        outcome={outcome}
        ownVote={vote && typeof query.review === 'string' ? { reviewId: query.review, vote } : undefined}
      />
    </Page>
  );
}
