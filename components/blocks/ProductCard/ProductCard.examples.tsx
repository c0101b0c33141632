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
    form: 'Concentrate',
    dilutionsCollection: {
      items: [
        {
          sys: { id: 'example-dilution' },
          purpose: 'Daily soil',
          ratio: 10,
          amountMinimum: null,
          amountMaximum: null,
          amountUnit: null,
          perAmount: null,
          perUnit: null,
          waterTemperatureMinimum: null,
          waterTemperatureMaximum: null,
        },
      ],
    },
    efficacyClaims: null,
  },
};

export const examples: readonly Example[] = [{ name: 'default', element: <ProductCard block={block} /> }];
