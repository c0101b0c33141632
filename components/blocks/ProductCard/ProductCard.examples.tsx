import type { ProductCardFragment } from '@/graphql/generated/operations';
import { PARAGRAPH, type Example } from '@/components/ui/example';
import { product } from '../example-data';
import { ProductCard } from './ProductCard';

const block: ProductCardFragment = {
  __typename: 'ProductCard',
  sys: { id: 'example-product-card' },
  infoText: PARAGRAPH,
  componentWidth: null,
  product: {
    ...product('Heavy Duty Degreaser', 'heavy-duty-degreaser'),
    keyBenefits: ['Clings to vertical steel'],
    dilutionRatio: '1:10',
    contactTime: '5 minutes',
  },
};

export const examples: readonly Example[] = [{ name: 'default', element: <ProductCard block={block} /> }];
