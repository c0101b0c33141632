import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import { trailOf } from '@/components/layout/Breadcrumbs/trail';
import { JsonLd } from '@/components/layout/JsonLd/JsonLd';
import { PageShell } from '@/components/layout/PageShell/PageShell';
import { PreviewBar } from '@/components/layout/PreviewBar/PreviewBar';
import { PageView } from '@/components/pages/registry';
import { pageFactsOf } from '@/lib/analytics/page-kind';
import { serverConfig } from '@/lib/config/server';
import { pageHref } from '@/lib/content/routing/links';
import { getPage, getShell, isPreview } from '@/lib/content/pages/get-page';
import type { LoadedPage } from '@/lib/content/pages/load-page';
import type { RouteResolution } from '@/lib/content/routing/route-resolution';
import { loadPageLists } from '@/lib/content/pages/page-lists';
import { HOME, parseSlug } from '@/lib/content/routing/slug';
import { formsOnPage } from '@/lib/forms/on-page';
import { footerPrivacyLink } from '@/lib/privacy/links';
import { loadFigures } from '@/lib/recommendations/figures';
import { getProductReviews } from '@/lib/reviews/product-reviews';
import { loadRatings } from '@/lib/reviews/ratings';
import { FIRST_VIEW } from '@/lib/reviews/sorts';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageData } from '@/lib/seo/page-data';
import styles from './ContentRoute.module.css';

interface Asking {
  /** The parts of the address under the locale. */
  slug: readonly string[];
  pageQuery: URLSearchParams;
}

async function resolve({ slug }: Asking): Promise<RouteResolution<LoadedPage>> {
  const found = parseSlug(slug);
  return found === null || (slug.length > 0 && found === HOME) ? { kind: 'missing' } : getPage(found);
}

async function load(props: Asking): Promise<LoadedPage> {
  const resolution = await resolve(props);
  if (resolution.kind === 'redirect') {
    if (resolution.permanent) permanentRedirect(resolution.to);
    redirect(resolution.to);
  }
  if (resolution.kind === 'missing') notFound();
  return resolution;
}

/** What the head says of a page. An answer to a question is not for search engines; the page itself is. */
export async function contentMetadata(props: Asking): Promise<Metadata> {
  const [loaded, shell, preview] = await Promise.all([resolve(props), getShell(), isPreview()]);
  // Where there is no page, the page itself says so or leads on; once is enough.
  if (loaded.kind !== 'page') return { title: 'Page not found', robots: { index: false, follow: true } };
  return pageMetadata(
    loaded,
    { url: serverConfig().SITE_URL, name: shell.organization?.name ?? 'CleanPro' },
    preview,
    props.pageQuery.size > 0,
  );
}

function accentOf(loaded: LoadedPage): { color: string; ink: string } | null {
  const { page } = loaded;
  const brand =
    page.__typename === 'ProductsPage'
      ? page.product?.brand
      : page.__typename === 'ContentPage' || page.__typename === 'SubBrandsPage'
        ? page.brand
        : null;
  return brand?.accentColor && brand.accentInk ? { color: brand.accentColor, ink: brand.accentInk } : null;
}

/** The reviews that a product page shows first. */
async function reviewsOf({ page }: LoadedPage) {
  const productId = page.__typename === 'ProductsPage' ? page.product?.ratingAndReviewId : null;
  return productId ? getProductReviews(productId, FIRST_VIEW.sort, FIRST_VIEW.stars, FIRST_VIEW.page) : null;
}

/** A page of content with everything around it, as it is or as the answer to what a visitor asks it. */
export async function ContentRoute(props: Asking) {
  const [loaded, shell, preview, privacy] = await Promise.all([
    load(props),
    getShell(),
    isPreview(),
    footerPrivacyLink(),
  ]);
  const { page, slug } = loaded;
  const shown = await loadPageLists(loaded, props.pageQuery);
  const [reviews] = await Promise.all([reviewsOf(loaded), loadRatings([loaded, shown]), loadFigures()]);
  const config = serverConfig();
  const visit = formsOnPage(slug, props.pageQuery);
  const trail = trailOf(loaded, shell.breadcrumbs);
  const banner =
    'banner' in page ? page.banner : page.__typename === 'HomePage' ? page.bannersCollection?.items[0] : null;
  return (
    <PageShell
      shell={shell}
      slug={slug}
      visit={visit}
      trail={trail}
      // Without a banner under it, a transparent header would have nothing to lie over.
      transparent={{
        desktop: banner ? page.transparentHeaderDesktop === true : false,
        mobile: banner ? page.transparentHeaderMobile === true : false,
      }}
      registration={page.__typename === 'RegistrationPage'}
      privacy={privacy}
      accent={accentOf(loaded)}
      analytics={pageFactsOf(page)}
      preview={preview ? <PreviewBar path={pageHref(slug)} /> : null}
    >
      <JsonLd data={pageData(loaded, shown, shell, trail, config.SITE_URL, reviews)} />
      {trail.length > 1 && !banner ? (
        <div className={styles.crumbs}>
          <Breadcrumbs trail={trail} />
        </div>
      ) : null}
      <PageView loaded={loaded} shown={shown} preview={preview} pageQuery={props.pageQuery} visit={visit} />
    </PageShell>
  );
}
