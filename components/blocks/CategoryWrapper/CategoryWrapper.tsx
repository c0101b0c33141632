import type { CategoryTileFragment, CategoryWrapperFragment } from '@/graphql/generated/operations';
import { classNames } from '@/components/ui/class-names';
import { SectionHeading } from '@/components/ui/Container/Container';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/lib/content/present';
import { toHref } from '@cleanpro/content-values/paths/links';
import { pictureSource } from '../picture-source';
import styles from './CategoryWrapper.module.css';

/** Tiles or icons that link to categories. Categories without a page are left out. */
export function CategoryTiles({
  categories,
  look = 'icons',
}: {
  categories: readonly (CategoryTileFragment | null)[] | null | undefined;
  look?: 'icons' | 'tiles';
}) {
  return (
    <ul className={classNames(styles.list, look === 'tiles' && styles.tiles)}>
      {present(categories).map((category) => {
        const href = toHref(category.link);
        const source = pictureSource(category.image);
        if (!href) return null;
        return (
          <li key={category.sys.id} className={classNames('ground-light', styles.item)}>
            {source ? <Picture source={source} alt="" surface="thumb" /> : null}
            <SmartLink href={href}>{category.title}</SmartLink>
            {look === 'tiles' && category.description ? (
              <p className={styles.text}>{category.description}</p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

export function CategoryWrapper({ block }: { block: CategoryWrapperFragment }) {
  return (
    <div>
      <SectionHeading title={block.title} />
      <CategoryTiles
        categories={block.categoriesCollection?.items}
        look={block.styles === 'icons' ? 'icons' : 'tiles'}
      />
    </div>
  );
}
