import type { Product, ProductLeaf, WithContext } from 'schema-dts';
import type { PageNamed } from '@/lib/content/pages/page-documents';
import { pageHref } from '@cleanpro/content-values/paths/links';
import type { ProductReviews } from '@/lib/reviews/review-data';

/**
 * Returns the rating and the customer reviews shown on the page. Sample reviews are not written by customers, so search
 * engines receive neither them nor a rating that includes them.
 */
export function ratingData(reviews: ProductReviews | null): Pick<ProductLeaf, 'aggregateRating' | 'review'> {
  if (!reviews) return {};
  const { summary } = reviews;
  const written = reviews.reviews.filter(({ isSample }) => !isSample);
  return {
    aggregateRating:
      summary.total === 0 || summary.samples > 0
        ? undefined
        : {
            '@type': 'AggregateRating',
            ratingValue: Number(summary.average.toFixed(2)),
            reviewCount: summary.total,
            bestRating: 5,
            worstRating: 1,
          },
    review:
      written.length === 0
        ? undefined
        : written.map((review) => ({
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

/**
 * Returns a product's JSON-LD with the rating on its page, or null without a name or slug. It has no offers, because
 * the site has no prices (docs/services.md, "Structured data").
 */
export function productData(
  page: PageNamed<'ProductsPage'>,
  siteUrl: string,
  reviews: ProductReviews | null,
): WithContext<Product> | null {
  const { product } = page;
  if (!product?.productName || !product.slug) return null;
  const images = (product.variantsCollection?.items ?? []).flatMap(
    (variant) => variant?.heroImage?.url ?? [],
  );
  return {
    '@context': 'https://schema.org',
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
