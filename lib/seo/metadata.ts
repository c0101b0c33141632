import 'server-only';
import type { Metadata } from 'next';
import type { PageMetaDataFragment } from '@/graphql/generated/operations';
import { present } from '@/lib/content/present';
import { isPreview } from '@/lib/content/preview/draft-mode';
import { withoutFieldMarks } from '@/lib/content/preview/field-marks';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { canonicalHref } from '@cleanpro/content-values/editorial/link-target';
import { titleWithOutcome, type FormOutcome } from '@/lib/forms/outcome';
import { SHARED_IMAGE_QUERY, SHARED_IMAGE_WIDTH } from '@/lib/images/shared-image';
import { getSite } from './site';

/** A page's own title and description. Its metadata entry overrides them. */
interface PageHead {
  /** Slug of the page. Its canonical URL has no query parameters. */
  slug: string;
  title: string;
  description?: string | null;
  openGraphType?: 'article' | 'website';
  meta?: Partial<PageMetaDataFragment> | null;
  /** Whether search engines may index the page. Drafts are never indexed. */
  index: boolean;
  /** Outcome of the form that the page is rendered with. The title begins with it. */
  outcome?: FormOutcome;
}

/** Returns an asset as the preview image of a shared link: a JPEG at most 1200 pixels wide, or the SVG itself. */
function toSharedImage(asset: PageMetaDataFragment['image'] | undefined) {
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

const plain = (text: string | null | undefined): string | undefined =>
  text ? withoutFieldMarks(text) : undefined;
const keywordsIn = (meta: PageHead['meta']): string[] | undefined => {
  const words = present(meta?.keywords).map(withoutFieldMarks);
  return words.length > 0 ? words : undefined;
};

/**
 * Returns the metadata of a page. The page's metadata entry takes precedence, then the page's own title and description
 * (docs/product.md, "Page types"), then the layout's defaults.
 */
export async function getPageMetadata({ slug, meta, index, outcome, ...page }: PageHead): Promise<Metadata> {
  const [{ url, name, meta: common }, preview] = await Promise.all([getSite(), isPreview()]);
  const title = withoutFieldMarks(meta?.title ?? page.title);
  const description = plain(meta?.description ?? page.description ?? common?.description);
  const image = toSharedImage(meta?.image ?? common?.image);
  const shared = toSharedImage(meta?.ogImage) ?? image;
  const canonical = new URL(canonicalHref(meta?.canonicalPath, url) ?? pageHref(slug), url).href;
  return {
    metadataBase: new URL(url),
    title: titleWithOutcome(title.includes(name) ? title : `${title} | ${name}`, outcome),
    description,
    keywords: keywordsIn(meta) ?? keywordsIn(common),
    alternates: { canonical },
    robots:
      index && meta?.noIndex !== true && !preview
        ? { index: true, follow: true, 'max-image-preview': 'large' }
        : { index: false, follow: !preview },
    openGraph: {
      title: plain(meta?.ogTitle) ?? title,
      description: plain(meta?.ogDescription) ?? description,
      type: page.openGraphType ?? 'website',
      images: shared && [shared],
      url: canonical,
      siteName: name,
      locale: 'en_US',
    },
    twitter: { card: 'summary_large_image' },
    other: { title: plain(meta?.titleMeta) ?? title, ...(image && { image: new URL(image.url, url).href }) },
  };
}
