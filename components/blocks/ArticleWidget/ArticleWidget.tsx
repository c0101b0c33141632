import { pluralize } from '@/components/ui/pluralize';
import type { LikeOutcome } from '@/lib/recommendations/like';
import { LazyArticleLikes } from './LazyArticleLikes.client';

const COMPACT = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** Facts on a card are inline text. Lines break between facts, never within one. */
const BEFORE_FACT = '\u2003';
const UNBROKEN = '\u00a0';

interface Props {
  articleId: string;
  articleUrl: string;
  likes: number;
  minuteReading: number | null;
  views: number;
  /** Whether this is the article's page, which counts a view and has the like button. Cards only display the counts. */
  isArticleDetail: boolean;
  /** Outcome of a like that the browser sent as a plain form post, without JavaScript. */
  outcome?: LikeOutcome;
}

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
