import type { ProductTileFragment } from '@/graphql/generated/operations';
import { classNames } from '@/components/ui/class-names';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { asDecimal } from '@/components/ui/Stars/rating';
import { Stars } from '@/components/ui/Stars/Stars';
import { present } from '@/lib/content/present';
import { Tiles } from '@/components/ui/Grid/Grid';
import { pageHref } from '@cleanpro/content-values/paths/links';
import type { Ratings } from '@/lib/reviews/ratings';
import { CompareChoice } from '../CompareChoice/CompareChoice';
import { pictureSource } from '../picture-source';
import styles from './ProductTile.module.css';

/** A product in a list. The whole tile links to /{locale}/{slug}. */
export function ProductTile({
  product,
  ratings,
  level = 3,
  as: Tile = 'article',
}: {
  product: ProductTileFragment;
  ratings: Ratings;
  level?: 2 | 3 | 4;
  as?: 'article' | 'li';
}) {
  if (!product.slug || !product.productName) return null;
  const source = pictureSource(product.heroVariant?.heroImage);
  const rating = product.ratingAndReviewId ? ratings[product.ratingAndReviewId] : undefined;
  const Tag = `h${level}` as const;
  return (
    <Tile className={classNames('ground-light', styles.tile)}>
      {source ? <Picture source={source} alt="" surface="tile" className={styles.picture} /> : null}
      <p className={styles.brand}>{product.productBrand}</p>
      <Tag className={styles.name}>
        <SmartLink href={pageHref(product.slug)}>{product.productName}</SmartLink>
      </Tag>
      {rating === undefined ? null : <Stars rating={asDecimal(rating)} size="s" />}
      {product.heroVariant?.variantDescription ? (
        <p className={styles.size}>{product.heroVariant.variantDescription}</p>
      ) : null}
      <CompareChoice slug={product.slug} name={product.productName} />
    </Tile>
  );
}

export function ProductTiles({
  products,
  ratings,
  level,
  row,
}: {
  products: readonly (ProductTileFragment | null)[] | null | undefined;
  ratings: Ratings;
  level?: 2 | 3 | 4;
  /** Lays the tiles out in one horizontally scrolling row on phones. */
  row?: boolean;
}) {
  return (
    <Tiles row={row}>
      {present(products).map((product) => (
        <ProductTile key={product.sys.id} as="li" product={product} ratings={ratings} level={level} />
      ))}
    </Tiles>
  );
}
