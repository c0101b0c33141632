import type { Metadata } from 'next';
import type { PageMetaDataFragment } from '@/graphql/generated/operations';
import { pageHref } from '@/lib/content/routing/links';
import type { LoadedPage } from '@/lib/content/pages/load-page';

const WIDTH = 1200;

function shareable(asset: PageMetaDataFragment['image']) {
  if (!asset?.url) return undefined;
  const vector = /\.svg(\?|$)/i.test(asset.url);
  const width = Math.min(WIDTH, asset.width ?? WIDTH);
  return {
    url: vector ? asset.url : `${asset.url}?w=${width}&q=85&fm=jpg`,
    width,
    height: asset.width && asset.height ? Math.round((asset.height * width) / asset.width) : undefined,
    alt: asset.description ?? undefined,
  };
}

function ownTitle({ page }: LoadedPage): string {
  if (page.__typename === 'ProductsPage') return page.title ?? page.product?.productName ?? '';
  return page.title ?? '';
}

function ownDescription({ page }: LoadedPage): string | null {
  if (page.__typename === 'ProductsPage') return page.product?.shortDescription ?? null;
  if (page.__typename === 'ArticleDetailPages') return page.shortDescription;
  return null;
}

/**
 * Title, description, keywords, canonical and Open Graph of a page (specification "Page metadata"). The canonical
 * is the product's own site root plus a path.
 */
export function pageMetadata(
  loaded: LoadedPage,
  site: { url: string; name: string },
  preview: boolean,
  answer = false,
): Metadata {
  const meta = loaded.page.pageMetaData;
  const title = meta?.titleMeta ?? meta?.title ?? ownTitle(loaded);
  const description = meta?.description ?? ownDescription(loaded) ?? undefined;
  const canonical = `${site.url}${meta?.canonicalPath ?? pageHref(loaded.slug)}`;
  const image = shareable(meta?.ogImage ?? meta?.image ?? null);
  const hidden = preview || answer || meta?.noIndex === true;
  const name = title.includes(site.name) ? title : `${title} | ${site.name}`;
  return {
    metadataBase: new URL(site.url),
    title: name,
    description,
    keywords: meta?.keywords?.filter((word) => word !== null),
    alternates: { canonical },
    robots: hidden
      ? { index: false, follow: !preview }
      : { index: true, follow: true, 'max-image-preview': 'large' },
    openGraph: {
      title: meta?.ogTitle ?? title,
      description: meta?.ogDescription ?? description,
      url: canonical,
      siteName: site.name,
      locale: 'en_US',
      type: loaded.page.__typename === 'ArticleDetailPages' ? 'article' : 'website',
      images: image ? [image] : undefined,
    },
    twitter: { card: 'summary_large_image' },
    other: { 'title-meta': meta?.title ?? title },
  };
}
