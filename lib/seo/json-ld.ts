import type {
  Article,
  BreadcrumbList,
  FAQPage,
  HowTo,
  ItemList,
  Organization,
  Product,
  ProductLeaf,
  Thing,
  VideoObject,
  WebSite,
  WithContext,
} from 'schema-dts';
import { z } from 'zod';
import type { OrganizationFragment, VideoFragment } from '@/graphql/generated/operations';
import type { PageNamed } from '@/lib/content/pages/page-documents';
import { FILES, pageHref } from '@/lib/content/routing/links';
import type { ProductReviews } from '@/lib/reviews/review-data';

/**
 * JSON-LD as the text of a script element: `<` cannot end the element (fact sheet "Structured data"), and the site's
 * own files have whole addresses, which readers of structured data need.
 */
export const scriptText = (data: WithContext<Thing>, siteUrl: string): string =>
  JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith(FILES) ? siteUrl + value : value,
  ).replace(/</g, '\\u003c');

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

/** The rating and the reviews that the page shows; nothing when nobody reviewed the product. */
function ratingData(reviews: ProductReviews | null): Pick<ProductLeaf, 'aggregateRating' | 'review'> {
  if (!reviews || reviews.summary.total === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Number(reviews.summary.average.toFixed(2)),
      reviewCount: reviews.summary.total,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.reviews.map((review) => ({
      '@type': 'Review' as const,
      name: review.title || undefined,
      reviewBody: review.text || undefined,
      datePublished: review.submitted.slice(0, 10),
      author: { '@type': 'Person' as const, name: review.nickname },
      reviewRating: {
        '@type': 'Rating' as const,
        ratingValue: review.rating,
        bestRating: 5,
        worstRating: 1,
      },
    })),
  };
}

/** A product, with the rating that its page shows, and without prices that nobody gave (fact sheet "Structured data"). */
export function productData(
  page: PageNamed<'ProductsPage'>,
  siteUrl: string,
  reviews: ProductReviews | null = null,
): WithContext<Product> | null {
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
    ...ratingData(reviews),
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

const PLAIN = z.object({
  nodeType: z.string().optional(),
  value: z.string().optional(),
  content: z.array(z.unknown()).optional(),
});
const BLOCK_NODES = /^(paragraph|heading|list-item|table-row|blockquote)/;

/** The words of a rich text document, a space between its parts. */
export function plainText(json: unknown): string {
  const node = PLAIN.safeParse(json);
  if (!node.success) return '';
  const { nodeType = '', value = '', content = [] } = node.data;
  const words = value + content.map(plainText).join('');
  return BLOCK_NODES.test(nodeType)
    ? `${words.trim()} `
    : nodeType === 'document'
      ? words.replace(/\s+/g, ' ').trim()
      : words;
}

/** Questions with their answers, as they stand on the page; null when there are none. */
export function faqData(
  questions: readonly { question: string | null; answer: { body: { json: unknown } | null } | null }[],
): WithContext<FAQPage> | null {
  const entities = questions.flatMap(({ question, answer }) => {
    const text = plainText(answer?.body?.json);
    return question && text
      ? [
          {
            '@type': 'Question' as const,
            name: question,
            acceptedAnswer: { '@type': 'Answer' as const, text },
          },
        ]
      : [];
  });
  return entities.length > 0 ? { '@context': CONTEXT, '@type': 'FAQPage', mainEntity: entities } : null;
}

/** A list of pages in the order in which the page shows them; null for an empty list. */
export function listData(
  name: string,
  items: readonly { name: string | null; slug: string | null }[],
  siteUrl: string,
): WithContext<ItemList> | null {
  const shown = items.filter(({ slug }) => slug);
  if (shown.length === 0) return null;
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    name,
    numberOfItems: shown.length,
    itemListElement: shown.map((item, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: item.name ?? undefined,
      url: `${siteUrl}${pageHref(item.slug ?? '')}`,
    })),
  };
}

/** The steps of a job, and what it takes. */
export function howToData(page: PageNamed<'JobsToBeDone'>, siteUrl: string): WithContext<HowTo> | null {
  const steps = (page.stepsCollection?.items ?? []).filter((step) => step !== null);
  if (!page.title || !page.slug || steps.length === 0) return null;
  const url = `${siteUrl}${pageHref(page.slug)}`;
  return {
    '@context': CONTEXT,
    '@type': 'HowTo',
    name: page.title,
    description: page.introduction ?? undefined,
    step: steps.map((step, index) => ({
      '@type': 'HowToStep' as const,
      position: index + 1,
      name: step.title ?? undefined,
      text: step.text ?? step.title ?? undefined,
      url: `${url}#step-${index + 1}`,
    })),
    supply: (page.productsCollection?.items ?? []).flatMap((product) =>
      product?.productName ? [{ '@type': 'HowToSupply' as const, name: product.productName }] : [],
    ),
  };
}
