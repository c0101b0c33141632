import type { ArticleCardFragment } from '@/graphql/generated/operations';
import { classNames } from '@/components/ui/class-names';
import { Tiles } from '@/components/ui/Grid/Grid';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Truncate } from '@/components/ui/Truncate/Truncate';
import { present } from '@/lib/content/present';
import { fromField } from '@/lib/content/preview/field-marks';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { figuresOf, type ArticleFigures } from '@/lib/recommendations/figures';
import { ArticleWidget } from '../ArticleWidget/ArticleWidget';
import { pictureSource } from '../picture-source';
import styles from './ArticleCard.module.css';

/** Variants of article cards (docs/product.md, "Page types"). */
export type ArticleVariant = 'default' | 'article' | 'articleListing';

const KIND: Record<string, string> = {
  articles: 'Article',
  videos: 'Video',
  testimonial: 'Customer story',
  webinar: 'Webinar',
};

export function ArticleCard({
  article,
  figures,
  variant = 'default',
  level = 3,
  as: Card = 'article',
  className,
}: {
  article: ArticleCardFragment;
  figures: ArticleFigures;
  variant?: ArticleVariant;
  level?: 2 | 3;
  as?: 'article' | 'li';
  className?: string;
}) {
  if (!article.slug || !article.title) return null;
  const source = pictureSource(article.relatedArticleCardImage);
  const href = pageHref(article.slug);
  const Tag = `h${level}` as const;
  return (
    <Card
      className={classNames(
        'ground-light',
        styles.card,
        variant === 'articleListing' && styles.listing,
        className,
      )}
    >
      {source ? <Picture source={source} alt="" surface="card" className={styles.picture} /> : null}
      <p className={styles.meta}>
        {fromField(KIND[article.articleType ?? ''] ?? 'Article', 'articleType', article.title)}
        <ArticleWidget
          articleId={article.sys.id}
          articleUrl={href}
          minuteReading={article.minuteReading}
          isArticleDetail={false}
          {...figuresOf(figures, article.sys.id, href)}
        />
      </p>
      <Tag className={styles.title}>
        <SmartLink href={href}>{article.title}</SmartLink>
      </Tag>
      {variant !== 'article' && article.shortDescription ? (
        <p className={styles.text}>
          <Truncate text={article.shortDescription} mobile={110} desktop={150} />
        </p>
      ) : null}
    </Card>
  );
}

/** Article cards in a grid. A listing has two columns. With an odd number of cards, the first one spans both. */
export function ArticleCards({
  articles,
  figures,
  variant = 'default',
  level,
  row,
}: {
  articles: readonly (ArticleCardFragment | null)[] | null | undefined;
  figures: ArticleFigures;
  variant?: ArticleVariant;
  level?: 2 | 3;
  /** Lays the cards out in one horizontally scrolling row on phones. */
  row?: boolean;
}) {
  const cards = present(articles);
  const isListing = variant === 'articleListing';
  return (
    <Tiles size="cards" row={row} className={isListing ? styles.list : undefined}>
      {cards.map((article, index) => (
        <ArticleCard
          key={article.sys.id}
          as="li"
          className={isListing && index === 0 && cards.length % 2 === 1 ? styles.lead : undefined}
          article={article}
          figures={figures}
          variant={variant}
          level={level}
        />
      ))}
    </Tiles>
  );
}
