import type { Product, ProductLeaf, WithContext } from 'schema-dts';
import type { PageNamed } from '@/lib/content/pages/page-documents';
import { pageHref } from '@/lib/content/routing/links';
import type { ProductReviews } from '@/lib/reviews/review-data';

/** The rating and the reviews on the page; nothing for a product without reviews. */
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

/** A product with the rating on its page, and without offers, since there are no prices (docs/services.md, "Structured data"). */
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
