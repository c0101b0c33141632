import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { createBlockContext } from '@/components/blocks/BlockList/create-block-context';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import { getTrail } from '@/components/layout/Breadcrumbs/trail';
import { Page } from '@/components/layout/Page/Page';
import { describePage } from '@/components/pages/describe-page';
import { getPage } from '@/lib/content/pages/get-page';
import type { LoadedPage, MissingPage } from '@/lib/content/pages/load-page';
import { isPreview } from '@/lib/content/preview/draft-mode';
import { resolveRedirect } from '@/lib/content/routing/resolve-address';
import { HOME, parseSlug } from '@cleanpro/content-values/paths/slug';
import { getFormOutcome, getFormsOnPage } from '@/lib/forms/forms-on-page';
import { getArticleFigures, getCurrentFigures } from '@/lib/recommendations/figures';
import { LIKE_PARAM } from '@/lib/recommendations/like-param';
import { getRatings } from '@/lib/reviews/ratings';
import { getPageMetadata } from '@/lib/seo/metadata';
import styles from './ContentRoute.module.css';

interface Props {
  /** Path segments below the locale. */
  segments: readonly string[];
  pageQuery: URLSearchParams;
}

function slugOf(segments: readonly string[]): string | null {
  const slug = parseSlug(segments);
  return segments.length > 0 && slug === HOME ? null : slug;
}

async function resolve(segments: readonly string[]): Promise<LoadedPage | MissingPage> {
  const slug = slugOf(segments);
  return slug === null ? { kind: 'missing' } : getPage(slug);
}

async function load(segments: readonly string[]): Promise<LoadedPage> {
  const loaded = await resolve(segments);
  if (loaded.kind === 'page') return loaded;
  // For visitors, the proxy has already followed redirects. In previews, follow redirects that may be drafts.
  const slug = slugOf(segments);
  const resolution = slug === null ? undefined : await resolveRedirect(slug);
  if (resolution?.kind !== 'redirect') notFound();
  if (resolution.permanent) permanentRedirect(resolution.to);
  redirect(resolution.to);
}

export async function contentMetadata({ segments, pageQuery }: Props): Promise<Metadata> {
  const loaded = await resolve(segments);
  // The page itself redirects or renders "not found".
  if (loaded.kind !== 'page') return { title: 'Page not found', robots: { index: false, follow: true } };
  const { title, description, openGraphType, loadOutcome } = describePage(loaded);
  return getPageMetadata({
    slug: loaded.slug,
    title,
    description,
    openGraphType,
    meta: loaded.page.pageMetaData,
    index: pageQuery.size === 0,
    outcome: (await getFormOutcome(Object.fromEntries(pageQuery))) ?? (await loadOutcome(pageQuery)),
  });
}

/** Renders a content page. The page is cached if it has no query parameters, and otherwise rendered per request. */
export async function ContentRoute({ segments, pageQuery }: Props) {
  const loaded = await load(segments);
  const { slug, blocks } = loaded;
  const description = describePage(loaded);
  const [preview, trail, lists] = await Promise.all([
    isPreview(),
    getTrail({ slug, ...description.crumb }),
    description.loadLists(pageQuery),
  ]);
  const [structuredData, ratings, figures] = await Promise.all([
    description.loadStructuredData(lists),
    getRatings([loaded, lists]),
    pageQuery.has(LIKE_PARAM) ? getCurrentFigures() : getArticleFigures(),
  ]);
  const visit = await getFormsOnPage(slug, Object.fromEntries(pageQuery));
  return (
    <Page
      slug={slug}
      trail={trail}
      visit={visit}
      transparentHeader={description.transparentHeader}
      hidesNewsletter={description.hidesNewsletter}
      accent={description.accent}
      analytics={description.analytics}
      structuredData={structuredData}
    >
      {trail.length > 1 && !description.hasBanner ? (
        <div className={styles.crumbs}>
          <Breadcrumbs trail={trail} />
        </div>
      ) : null}
      {description.render({
        lists,
        pageQuery,
        context: createBlockContext({ preview, embedded: blocks.embedded, visit, ratings, figures }),
      })}
    </Page>
  );
}
