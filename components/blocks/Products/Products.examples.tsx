import type { ProductsFragment } from '@/graphql/generated/operations';
import { PARAGRAPH, type Example } from '@/components/ui/example';
import { CONTEXT, linkButton, PRODUCTS } from '../example-data';
import { Products } from './Products';

const block: ProductsFragment = {
  __typename: 'Products',
  sys: { id: 'example-products' },
  title: 'For the pot sink',
  introduction: PARAGRAPH,
  componentWidth: null,
  callToAction: linkButton('All products'),
  productsCollection: { items: [...PRODUCTS] },
};

export const examples: readonly Example[] = [
  { name: 'default', element: <Products block={block} ratings={CONTEXT.ratings} /> },
];
