import type { ArticleCardFragment } from '@/graphql/generated/operations';
import type { Example } from '@/components/ui/example';
import { CARD_PICTURE, CONTEXT } from '../example-data';
import { ArticleCard, ArticleCards, type ArticleVariant } from './ArticleCard';

export function article(title: string): ArticleCardFragment {
  return {
    __typename: 'ArticleDetailPages',
    sys: { id: `example-article-${title}` },
    title,
    shortDescription: 'How long a surface must stay wet, and what happens if it does not.',
    slug: 'articles/contact-time-explained',
    articleType: 'articles',
    minuteReading: 4,
    relatedArticleCardImage: CARD_PICTURE,
  };
}

const VARIANTS: readonly ArticleVariant[] = ['default', 'article', 'articleListing'];

export const examples: readonly Example[] = [
  ...VARIANTS.map((variant) => ({
    name: variant,
    element: (
      <ArticleCard
        article={article(`Contact time explained, ${variant}`)}
        figures={CONTEXT.figures}
        variant={variant}
      />
    ),
  })),
  {
    name: 'beside each other',
    element: (
      <ArticleCards
        articles={['Linen life', 'Dilution by eye', 'Paper towels or air dryers'].map(article)}
        figures={CONTEXT.figures}
        variant="default"
      />
    ),
  },
];
