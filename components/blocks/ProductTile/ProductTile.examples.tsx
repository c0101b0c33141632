import type { Example } from '@/components/ui/example';
import { CONTEXT, PRODUCTS, product } from '../example-data';
import { ProductTile, ProductTiles } from './ProductTile';

export const examples: readonly Example[] = [
  {
    name: 'beside each other',
    element: <ProductTiles products={PRODUCTS} ratings={CONTEXT.ratings} level={4} />,
  },
  {
    name: 'without a picture',
    element: (
      <ProductTile
        product={{ ...product('Pan Soak', 'pan-soak'), heroVariant: null }}
        ratings={CONTEXT.ratings}
        level={4}
      />
    ),
  },
];
