import type { SubBrandCardFragment } from '@/graphql/generated/operations';
import { PARAGRAPH, type Example } from '@/components/ui/example';
import { CARD_PICTURE, linkButton } from '../example-data';
import { SubBrandCard } from './SubBrandCard';

const feature: SubBrandCardFragment = {
  __typename: 'SubBrandCard',
  sys: { id: 'example-feature' },
  title: 'Cold water is enough',
  subTitle: 'Laundry',
  text: PARAGRAPH,
  styles: null,
  image: CARD_PICTURE,
  callToActionsCollection: { items: [linkButton('See the product')] },
};

export const examples: readonly Example[] = [
  { name: 'default', element: <SubBrandCard feature={feature} /> },
  { name: 'centered', element: <SubBrandCard feature={{ ...feature, styles: 'centered' }} /> },
];
