import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import { trailOf } from '@/components/layout/Breadcrumbs/trail';
import { JsonLd } from '@/components/layout/JsonLd/JsonLd';
import { PageShell } from '@/components/layout/PageShell/PageShell';
import { PreviewBar } from '@/components/layout/PreviewBar/PreviewBar';
import { WriteReviewPage } from '@/components/pages/WriteReviewPage/WriteReviewPage';
import { pageFactsOf } from '@/lib/analytics/page-kind';
import { serverConfig } from '@/lib/config/server';
import { orUnavailable } from '@/lib/content/client/content-unavailable';
import { pageHref } from '@/lib/content/routing/links';
import { getPage, getShell, isPreview } from '@/lib/content/pages/get-page';
import { getReviewedProduct } from '@/lib/content/catalogue/reviewed-product';
import { footerPrivacyLink } from '@/lib/privacy/links';
import { postReview } from '@/lib/reviews/review-action';
import { yearsOf } from '@/lib/reviews/review-form';
import { PRODUCT_ID } from '@/lib/reviews/submit';
import { breadcrumbData } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const SLUG = 'write-review';

/** Rendered at each request: the build must not need content. */
export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function load() {
  const loaded = await getPage(SLUG);
  if (loaded.kind !== 'page' || loaded.page.__typename !== 'WriteReview') notFound();
  return { loaded, page: loaded.page };
}

export async function generateMetadata(): Promise<Metadata> {
  const [{ loaded }, shell, preview] = await Promise.all([load(), getShell(), isPreview()]);
  const site = { url: serverConfig().SITE_URL, name: shell.organization?.name ?? 'CleanPro' };
  return pageMetadata(loaded, site, preview);
}

/** Writes a review of the product that `?product=` names by its review id. */
export default async function WriteReview({ searchParams }: Props) {
  const [{ loaded, page }, query, shell, preview, privacy] = await Promise.all([
    load(),
    searchParams,
    getShell(),
    isPreview(),
    footerPrivacyLink(),
  ]);
  const given = typeof query.product === 'string' && PRODUCT_ID.test(query.product) ? query.product : null;
  const product = given === null ? null : await orUnavailable(getReviewedProduct(given));
  const trail = trailOf(loaded, shell.breadcrumbs);
  const { SITE_URL } = serverConfig();
  return (
    <PageShell
      shell={shell}
      slug={SLUG}
      trail={trail}
      privacy={privacy}
      analytics={pageFactsOf(page)}
      preview={preview ? <PreviewBar path={pageHref(SLUG)} /> : null}
    >
      <JsonLd data={[breadcrumbData(trail, SITE_URL)]} />
      <WriteReviewPage
        breadcrumbs={<Breadcrumbs trail={trail} />}
        page={page}
        product={product}
        years={yearsOf(new Date())}
        action={postReview}
      />
    </PageShell>
  );
}
