import type { CategoryWrapperFragment } from '@/graphql/generated/operations';
import type { Example } from '@/components/ui/example';
import { category } from '../example-data';
import { CategoryWrapper } from './CategoryWrapper';

const block = (styles: string): CategoryWrapperFragment => ({
  __typename: 'CategoryWrapper',
  sys: { id: `example-categories-${styles}` },
  title: `Categories as ${styles}`,
  styles,
  componentWidth: null,
  categoriesCollection: { items: ['Kitchen', 'Laundry', 'Floor'].map(category) },
});

export const examples: readonly Example[] = ['icons', 'tiles'].map((styles) => ({
  name: styles,
  element: <CategoryWrapper block={block(styles)} />,
}));
