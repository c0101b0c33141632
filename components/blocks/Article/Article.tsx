import type { ArticleFragment } from '@/graphql/generated/operations';
import { SectionHeading } from '@/components/ui/Container/Container';
import type { ArticleFigures } from '@/lib/recommendations/figures';
import { ArticleCards, type ArticleVariant } from '../ArticleCard/ArticleCard';
import { LinkButton } from '../LinkButton/LinkButton';
import styles from '../Products/Products.module.css';

const VARIANTS: readonly ArticleVariant[] = ['default', 'article', 'articleListing'];

export function Article({ block, figures }: { block: ArticleFragment; figures: ArticleFigures }) {
  return (
    <div className={styles.block}>
      <SectionHeading title={block.title} />
      <ArticleCards
        articles={block.articlesCollection?.items}
        figures={figures}
        variant={VARIANTS.find((variant) => variant === block.variants) ?? 'default'}
      />
      {block.callToAction ? <LinkButton button={block.callToAction} fallback="outline" /> : null}
    </div>
  );
}
