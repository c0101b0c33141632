import type { ArticleFragment } from '@/graphql/generated/operations';
import type { Example } from '@/components/ui/example';
import { article } from '../ArticleCard/ArticleCard.examples';
import { CONTEXT, linkButton } from '../example-data';
import { Article } from './Article';

const block: ArticleFragment = {
  __typename: 'Article',
  sys: { id: 'example-articles' },
  title: 'Worth reading',
  variants: 'default',
  componentWidth: null,
  callToAction: linkButton('All articles'),
  articlesCollection: { items: ['Linen life', 'Dilution by eye', 'Paper towels or air dryers'].map(article) },
};

export const examples: readonly Example[] = [
  { name: 'default', element: <Article block={block} figures={CONTEXT.figures} /> },
];
