import type { ProductsFragment } from '@/graphql/generated/operations';
import { SectionHeading } from '@/components/ui/Container/Container';
import type { Ratings } from '@/lib/reviews/ratings';
import { LinkButton } from '../LinkButton/LinkButton';
import { ProductTiles } from '../ProductTile/ProductTile';
import styles from './Products.module.css';

export function Products({ block, ratings }: { block: ProductsFragment; ratings: Ratings }) {
  return (
    <div className={styles.block}>
      <SectionHeading title={block.title} introduction={block.introduction} />
      <ProductTiles products={block.productsCollection?.items} ratings={ratings} />
      {block.callToAction ? <LinkButton button={block.callToAction} fallback="outline" /> : null}
    </div>
  );
}
