import type { LikeOutcome } from '@/lib/recommendations/like';
import { ArticleLikes } from './ArticleLikes.client';

const NUMBER = new Intl.NumberFormat('en-US', { notation: 'compact' });
const counted = (count: number, one: string): string =>
  `${NUMBER.format(count)} ${one}${count === 1 ? '' : 's'}`;

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
      <ArticleLikes
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
      {minuteReading ? <span>{`${minuteReading} min read`}</span> : null}
      {likes > 0 ? <span>{counted(likes, 'like')}</span> : null}
      {views > 0 ? <span>{counted(views, 'view')}</span> : null}
    </>
  );
}
