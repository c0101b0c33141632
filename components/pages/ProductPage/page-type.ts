import { getIncompatibleProducts } from '@/lib/content/catalogue/incompatible-products';
import { getFirstReviews } from '@/lib/reviews/product-reviews';
import { definePageType } from '../page-type';
import { getProductAncestors } from './ancestors';
import { ProductPage } from './ProductPage';
import { productData } from './structured-data';

export const productsPage = definePageType<'ProductsPage'>({
  component: ProductPage,
  title: (page) => page.title ?? page.product?.productName,
  description: (page) => page.product?.shortDescription,
  crumbTitle: (page) => page.breadcrumbTitle ?? page.product?.productName,
  ancestors: getProductAncestors,
  loadLists: async ({ product }) => ({
    incompatible: product ? await getIncompatibleProducts(product) : [],
  }),
  accent: (page) => page.product?.brand,
  analytics: ({ product }) => ({
    kind: 'product page',
    productBrand: product?.brand?.name ?? undefined,
    productName: product?.productName ?? undefined,
  }),
  structuredData: async ({ page, site }) => {
    const productId = page.product?.ratingAndReviewId;
    const reviews = productId ? await getFirstReviews(productId) : null;
    return [productData(page, site.url, reviews)];
  },
  videos: (page) => page.videosCollection?.items ?? [],
});
