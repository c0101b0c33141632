import type { Example } from '@/components/ui/example';
import { ArticleWidget } from './ArticleWidget';

const figures = {
  articleId: 'example-article',
  articleUrl: '/en-us/articles/contact-time-explained',
  likes: 12,
  minuteReading: 4,
  views: 1_300,
};

export const examples: readonly Example[] = [
  {
    name: 'on a card',
    element: (
      <p>
        <ArticleWidget {...figures} isArticleDetail={false} />
      </p>
    ),
  },
];
