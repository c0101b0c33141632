import { pluralize } from '@/components/ui/pluralize';
import type { LikeOutcome } from '@/lib/recommendations/like';
import { LazyArticleLikes } from './LazyArticleLikes.client';

const COMPACT = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** On a card the facts are one line of text, which breaks between them only. */
const BEFORE_FACT = '\u2003';
const UNBROKEN = '\u00a0';

interface Props {
  articleId: string;
  /** Path of the article on this site. */
  articleUrl: string;
  likes: number;
  minuteReading: number | null;
  views: number;
  /** The article's own page counts a view and has the like button; cards only display the counts. */
  isArticleDetail: boolean;
  /** Of a like that was sent without script. */
  outcome?: LikeOutcome;
}

/** Likes, reading time and views of an article (docs/product.md, "Entities"). */
export function ArticleWidget({
  articleId,
  articleUrl,
  likes,
  minuteReading,
  views,
  isArticleDetail,
  outcome,
}: Props) {
  if (isArticleDetail)
    return (
      <LazyArticleLikes
        articleId={articleId}
        articleUrl={articleUrl}
        minuteReading={minuteReading ?? 1}
        likes={likes}
        views={views}
        outcome={outcome}
      />
    );
  return (
    <>
      {[
        minuteReading ? `${minuteReading} min read` : '',
        likes > 0 ? pluralize(likes, 'like', COMPACT) : '',
        views > 0 ? pluralize(views, 'view', COMPACT) : '',
      ]
        .map((fact) => fact && BEFORE_FACT + fact.replaceAll(' ', UNBROKEN))
        .join('')}
    </>
  );
}
