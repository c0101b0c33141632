import type { ListedProductFragment } from '@/graphql/generated/operations';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/lib/content/present';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { organismsByClaim, parseClaims } from '@cleanpro/product-safety/efficacy/claims';
import styles from './ProductListPage.module.css';

export function RegisteredProducts({ products }: { products: readonly ListedProductFragment[] }) {
  return (
    <ul className={styles.registered}>
      {products.map((product) => {
        const claims = parseClaims(product.efficacyClaims);
        return (
          <li key={product.sys.id}>
            <h2>
              <span>{product.productBrand}</span>
              {product.slug ? (
                <SmartLink href={pageHref(product.slug)}>{product.productName}</SmartLink>
              ) : (
                product.productName
              )}
            </h2>
            <dl>
              <div>
                <dt>EPA Reg. No. (sample)</dt>
                <dd>{product.epaRegistrationNumber}</dd>
              </div>
              {organismsByClaim(claims).map(([claim, organisms]) => (
                <div key={claim}>
                  <dt>{claim}</dt>
                  <dd>{organisms}</dd>
                </div>
              ))}
              <div>
                <dt>Surfaces</dt>
                <dd>{present(product.surfaces).join(', ')}</dd>
              </div>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
