import type { ProductCardFragment } from '@/graphql/generated/operations';
import { classNames } from '@/components/ui/class-names';
import { buttonClass, ButtonLink } from '@/components/ui/Button/Button';
import { Dialog } from '@/components/ui/Dialog/Dialog.client';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { Prose } from '@/components/ui/Prose/Prose';
import { present } from '@/lib/content/present';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { doseName, dosesText } from '@cleanpro/product-safety/dilution/dose';
import { contactTimesText, parseClaims } from '@cleanpro/product-safety/efficacy/claims';
import { pictureSource } from '../picture-source';
import { Markdown } from '../RichText/Markdown';
import styles from './ProductCard.module.css';

/** A compact product card that displays its details in a dialog (docs/product.md, "States"). */
export function ProductCard({ block }: { block: ProductCardFragment }) {
  const { product } = block;
  if (!product?.slug || !product.productName) return null;
  const source = pictureSource(product.heroVariant?.heroImage);
  const dilutions = present(product.dilutionsCollection?.items);
  const facts = [
    [doseName(dilutions), dosesText(product.form, dilutions)],
    ['Contact time', contactTimesText(parseClaims(product.efficacyClaims))],
  ].filter(([, value]) => value);
  return (
    <article className={classNames('ground-light', styles.card)}>
      {source ? (
        <div className={styles.picture}>
          <Picture source={source} alt="" surface="tile" />
        </div>
      ) : null}
      <div className={styles.words}>
        <p className={styles.brand}>{product.productBrand}</p>
        <h3 className={styles.name}>{product.productName}</h3>
        <div className={styles.row}>
          <Dialog
            title={product.productName}
            triggerClass={buttonClass('outline')}
            trigger={
              <>
                <Icon name="info" />
                View info<span className="visually-hidden">: {product.productName}</span>
              </>
            }
          >
            <Prose>
              <Markdown text={block.infoText ?? product.shortDescription} />
              {present(product.keyBenefits).length > 0 ? (
                <ul>
                  {present(product.keyBenefits).map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
              ) : null}
              {facts.map(([name, value]) => (
                <p key={name}>
                  <strong>{name}:</strong> {value}
                </p>
              ))}
            </Prose>
          </Dialog>
          <ButtonLink href={pageHref(product.slug)} variant="link">
            See product<span className="visually-hidden">: {product.productName}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
