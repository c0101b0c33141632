import 'server-only';
import type { Metadata } from 'next';
import type { PageMetaDataFragment } from '@/graphql/generated/operations';
import { serverConfig } from '@/lib/config/server';
import { isPreview } from '@/lib/content/preview/draft-mode';
import { withoutFieldMarks } from '@/lib/content/preview/field-marks';
import { pageHref } from '@/lib/content/routing/links';
import { canonicalHref } from '@/lib/editorial/links';
import { SHARED_IMAGE_QUERY, SHARED_IMAGE_WIDTH } from '@/lib/images/shared-image';
import { getSite } from './site';

/** What differs in the head of one page from another. */
interface PageHead {
  title: string;
  description?: string;
  /** The path of the canonical URL, or a URL of another site. */
  canonicalHref: string;
  /** Whether search engines may index the page; drafts never are. */
  index: boolean;
  openGraph?: Pick<NonNullable<Metadata['openGraph']>, 'title' | 'description' | 'images'> & {
    type?: 'article' | 'website';
  };
}

/** The metadata of every page: title with the site's name, canonical URL, robots and Open Graph. */
export async function getMetadata(head: PageHead): Promise<Metadata> {
  const [site, preview] = await Promise.all([getSite(), isPreview()]);
  const title = withoutFieldMarks(head.title);
  const description = head.description && withoutFieldMarks(head.description);
  const canonical = new URL(head.canonicalHref, site.url).href;
  return {
    metadataBase: new URL(site.url),
    title: title.includes(site.name) ? title : `${title} | ${site.name}`,
    description,
    alternates: { canonical },
    robots:
      head.index && !preview
        ? { index: true, follow: true, 'max-image-preview': 'large' }
        : { index: false, follow: !preview },
    openGraph: {
      title,
      description,
      type: 'website',
      ...head.openGraph,
      url: canonical,
      siteName: site.name,
      locale: 'en_US',
    },
  };
}

/** Metadata of a route without an entry. Its content depends on the query string, so it is not indexed. */
export const getFixedRouteMetadata = (
  slug: string,
  { title, description }: { title: string; description: string },
): Promise<Metadata> => getMetadata({ title, description, canonicalHref: pageHref(slug), index: false });

/** An asset as the image of a shared link: a JPEG of at most 1200 pixels, or the SVG itself. */
function toSharedImage(asset: PageMetaDataFragment['image']) {
  if (!asset?.url) return undefined;
  const vector = /\.svg(\?|$)/i.test(asset.url);
  const width = Math.min(SHARED_IMAGE_WIDTH, asset.width ?? SHARED_IMAGE_WIDTH);
  return {
    url: vector ? asset.url : `${asset.url}?${SHARED_IMAGE_QUERY}`,
    width,
    height: asset.width && asset.height ? Math.round((asset.height * width) / asset.width) : undefined,
    alt: asset.description ?? undefined,
  };
}

/**
 * Metadata of a content page: what an editor wrote, else what its page type says (docs/product.md, "Page types").
 * @param page.hasQuery a page with query parameters is not indexed; its canonical URL, the page without them, is
 */
export async function getPageMetadata(page: {
  slug: string;
  title: string;
  description?: string | null;
  openGraphType?: 'article' | 'website';
  meta: PageMetaDataFragment | null;
  hasQuery: boolean;
}): Promise<Metadata> {
  const { slug, meta } = page;
  const title = meta?.titleMeta ?? meta?.title ?? page.title;
  const description = meta?.description ?? page.description ?? undefined;
  const image = toSharedImage(meta?.ogImage ?? meta?.image ?? null);
  const metadata = await getMetadata({
    title,
    description,
    canonicalHref: canonicalHref(meta?.canonicalPath, serverConfig().SITE_URL) ?? pageHref(slug),
    index: !page.hasQuery && meta?.noIndex !== true,
    openGraph: {
      title: meta?.ogTitle ?? title,
      description: meta?.ogDescription ?? description,
      type: page.openGraphType ?? 'website',
      images: image ? [image] : undefined,
    },
  });
  return {
    ...metadata,
    keywords: meta?.keywords?.filter((word) => word !== null),
    twitter: { card: 'summary_large_image' },
    other: { 'title-meta': meta?.title ?? title },
  };
}
