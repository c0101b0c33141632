import type {
  Article,
  BreadcrumbList,
  Organization,
  Product,
  Thing,
  VideoObject,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { OrganizationFragment, VideoFragment } from '@/graphql/generated/operations';
import type { PageNamed } from '@/lib/content/pages';
import { pageHref } from '@/lib/content/links';

/** JSON-LD as the text of a script element: `<` cannot end the element (fact sheet "Structured data"). */
export const scriptText = (data: WithContext<Thing>): string => JSON.stringify(data).replace(/</g, '\\u003c');

const CONTEXT = 'https://schema.org';
const strings = (values: readonly (string | null)[] | null | undefined): string[] =>
  (values ?? []).filter((value) => value !== null);

/** Who runs the site; on the home page. */
export function organizationData(
  organization: OrganizationFragment,
  siteUrl: string,
): WithContext<Organization> {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: organization.name ?? undefined,
    alternateName: organization.alternateName ?? undefined,
    url: siteUrl,
    logo: organization.logo?.url ?? undefined,
    parentOrganization: organization.parentOrganization
      ? { '@type': 'Organization', name: organization.parentOrganization }
      : undefined,
    sameAs: strings(organization.socialProfiles),
    contactPoint: organization.phone
      ? {
          '@type': 'ContactPoint',
          telephone: organization.phone,
          contactType: 'customer service',
          areaServed: 'US',
        }
      : undefined,
  };
}

/** The site itself; on the home page. */
export function webSiteData(name: string, siteUrl: string): WithContext<WebSite> {
  return { '@context': CONTEXT, '@type': 'WebSite', name, url: siteUrl };
}

/** The breadcrumb trail; the last item needs no address. */
export function breadcrumbData(
  trail: readonly { title: string; href: string | null }[],
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: title,
      ...(href && { item: `${siteUrl}${href}` }),
    })),
  };
}

/** A product, without ratings or prices that nobody gave (fact sheet "Structured data"). */
export function productData(page: PageNamed<'ProductsPage'>, siteUrl: string): WithContext<Product> | null {
  const { product } = page;
  if (!product?.productName || !product.slug) return null;
  const images = (product.variantsCollection?.items ?? []).flatMap(
    (variant) => variant?.heroImage?.url ?? [],
  );
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.productName,
    description: product.shortDescription ?? undefined,
    url: `${siteUrl}${pageHref(product.slug)}`,
    brand: product.productBrand ? { '@type': 'Brand', name: product.productBrand } : undefined,
    gtin: product.heroVariant?.gtin ?? undefined,
    sku: product.heroVariant?.caseUpc ?? undefined,
    image: images.length > 0 ? images : undefined,
  };
}

/** An article with its dates, author and publisher. */
export function articleData(
  page: PageNamed<'ArticleDetailPages'>,
  publisher: string,
  siteUrl: string,
): WithContext<Article> | null {
  if (!page.title || !page.slug) return null;
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: page.title,
    description: page.shortDescription ?? undefined,
    image: page.relatedArticleCardImage?.url ? [page.relatedArticleCardImage.url] : undefined,
    datePublished: page.publicationDate ?? undefined,
    dateModified: page.updatedDate ?? page.publicationDate ?? undefined,
    author: page.author
      ? { '@type': 'Person', name: page.author, jobTitle: page.authorRole ?? undefined }
      : undefined,
    publisher: { '@type': 'Organization', name: publisher, url: siteUrl },
    mainEntityOfPage: `${siteUrl}${pageHref(page.slug)}`,
  };
}

const isoDuration = (seconds: number): string =>
  `PT${seconds >= 60 ? `${Math.floor(seconds / 60)}M` : ''}${seconds % 60}S`;

/** A video that has what search engines require: name, thumbnail and upload date. */
export function videoData(video: VideoFragment): WithContext<VideoObject> | null {
  const uploadDate = video.uploadDate ?? video.sys.publishedAt;
  if (!video.title || !video.videoThumbnail?.url || !uploadDate) return null;
  return {
    '@context': CONTEXT,
    '@type': 'VideoObject',
    name: video.title,
    description: video.description ?? video.title,
    thumbnailUrl: [video.videoThumbnail.url],
    uploadDate,
    duration: video.durationSeconds ? isoDuration(video.durationSeconds) : undefined,
    contentUrl: video.videoFile?.url ?? undefined,
    embedUrl: video.videoFile?.url ? undefined : (video.videoLink ?? undefined),
    transcript: video.transcript ?? undefined,
  };
}
