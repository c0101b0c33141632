import type { ContentCardFragment } from '@/graphql/generated/operations';
import { PARAGRAPH, type Example } from '@/components/ui/example';
import { IMAGE_SET, linkButton } from '../example-data';
import { ContentCard } from './ContentCard';

const card = (styles: string): ContentCardFragment => ({
  __typename: 'ContentCard',
  sys: { id: `example-card-${styles}` },
  title: `A card: ${styles}`,
  subTitle: 'Degreasers',
  text: PARAGRAPH,
  image: IMAGE_SET,
  callToActionsCollection: { items: [linkButton('See Dawn', 'outline')] },
  styles,
  componentWidth: null,
});

const STYLES = ['default', 'image-left', 'image-right', 'overlay', 'plain', 'centered'];

export const examples: readonly Example[] = STYLES.map((styles) => ({
  name: styles,
  element: <ContentCard card={card(styles)} />,
}));
