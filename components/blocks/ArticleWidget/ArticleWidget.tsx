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
  /** On the article itself a view is counted, and it can be liked; on cards the figures stand still. */
  isArticleDetail: boolean;
}

/** Likes, minutes to read and views of an article (specification "Article widget"). */
export function ArticleWidget({
  articleId,
  articleUrl,
  likes,
  minuteReading,
  views,
  isArticleDetail,
}: Props) {
  if (isArticleDetail)
    return (
      <ArticleLikes
        articleId={articleId}
        articleUrl={articleUrl}
        minuteReading={minuteReading ?? 1}
        likes={likes}
        views={views}
      />
    );
  return (
    <>
      {minuteReading ? <span>{minuteReading} min read</span> : null}
      {likes > 0 ? <span>{counted(likes, 'like')}</span> : null}
      {views > 0 ? <span>{counted(views, 'view')}</span> : null}
    </>
  );
}
