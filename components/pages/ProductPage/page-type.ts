import { pageHref } from '@/lib/content/routing/links';
import { getProductReviews } from '@/lib/reviews/product-reviews';
import { FIRST_VIEW } from '@/lib/reviews/sorts';
import { definePageType } from '../page-type';
import { ProductPage } from './ProductPage';
import { productData } from './structured-data';

export const productsPage = definePageType<'ProductsPage'>({
  component: ProductPage,
  title: (page) => page.title ?? page.product?.productName,
  description: (page) => page.product?.shortDescription,
  crumbTitle: (page) => page.product?.productName,
  ancestors: ({ product }) => {
    const brands = { title: 'Brands', href: pageHref('brands') };
    const brand = product?.brand;
    return brand?.page?.slug && brand.name
      ? [brands, { title: brand.name, href: pageHref(brand.page.slug) }]
      : [brands];
  },
  accent: (page) => page.product?.brand,
  analytics: ({ product }) => ({
    kind: 'product page',
    productBrand: product?.brand?.name ?? undefined,
    productName: product?.productName ?? undefined,
  }),
  structuredData: async ({ page, site }) => {
    const productId = page.product?.ratingAndReviewId;
    const { sort, stars, page: reviewsPage } = FIRST_VIEW;
    const reviews = productId ? await getProductReviews(productId, sort, stars, reviewsPage) : null;
    return [productData(page, site.url, reviews)];
  },
  videos: (page) => page.videosCollection?.items ?? [],
});
