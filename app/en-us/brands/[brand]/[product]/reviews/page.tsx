import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import { trailOf } from '@/components/layout/Breadcrumbs/trail';
import { PageShell } from '@/components/layout/PageShell/PageShell';
import { AllReviews } from '@/components/reviews/AllReviews';
import { pageHref } from '@/lib/content/routing/links';
import { getShell } from '@/lib/content/pages/get-page';
import { footerPrivacyLink } from '@/lib/privacy/links';
import { getProductReviews } from '@/lib/reviews/product-reviews';
import { parseFeedbackOutcome } from '@/lib/reviews/feedback-messages';
import { getReviewedProduct } from '@/lib/reviews/reviewed-product';
import { parseReviewView } from '@/lib/reviews/sorts';

interface Props {
  params: Promise<{ brand: string; product: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function productOf({ params }: Props) {
  const { brand, product } = await params;
  return (await getReviewedProduct(['brands', brand, product])) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { name } = await productOf(props);
  // The first reviews stand on the product's page; other orders of them are not for search engines.
  return { title: `Reviews of ${name}`, robots: { index: false, follow: true } };
}

/** The reviews of a product in other orders, by stars, and page by page; whole without script. */
export default async function ReviewsPage(props: Props) {
  const [{ loaded, productId, name }, query, shell, privacy] = await Promise.all([
    productOf(props),
    props.searchParams,
    getShell(),
    footerPrivacyLink(),
  ]);
  const view = parseReviewView(query);
  const found = await getProductReviews(productId, view.sort, view.stars, view.page);
  const own = trailOf(loaded, shell.breadcrumbs);
  const trail = [
    ...own.map((crumb) => (crumb.href === null ? { ...crumb, href: pageHref(loaded.slug) } : crumb)),
    { title: 'Reviews', href: null },
  ];
  return (
    <PageShell shell={shell} slug={loaded.slug} trail={trail} privacy={privacy}>
      <AllReviews
        breadcrumbs={<Breadcrumbs trail={trail} />}
        name={name}
        slug={loaded.slug}
        productId={productId}
        view={view}
        found={found}
        outcome={parseFeedbackOutcome(query.said)}
      />
    </PageShell>
  );
}
