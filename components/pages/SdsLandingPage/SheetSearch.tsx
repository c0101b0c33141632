import { Button } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import type { SheetChoices } from '@/lib/content/catalogue/safety-data-sheets';
import styles from './SdsLandingPage.module.css';

export function SheetSearch({
  choices,
  pageQuery,
  path,
}: {
  choices: SheetChoices;
  pageQuery: URLSearchParams;
  path: string;
}) {
  const value = (name: string): string => pageQuery.get(name) ?? '';
  return (
    <search>
      <form action={`${path}#results`} method="get" className={styles.form}>
        <div className={styles.field}>
          <label htmlFor="sds-product">Product</label>
          <input
            id="sds-product"
            name="product"
            type="search"
            maxLength={80}
            defaultValue={value('product')}
            placeholder="Name, ingredient, CAS or H code"
          />
        </div>
        <div className={styles.field}>
          <label htmlFor="sds-brand">Brand</label>
          <select id="sds-brand" name="brand" defaultValue={value('brand')}>
            <option value="">All brands</option>
            {choices.brands.map((brand) => (
              <option key={brand}>{brand}</option>
            ))}
          </select>
        </div>
        <div className={styles.field}>
          <label htmlFor="sds-upc">UPC</label>
          <input
            id="sds-upc"
            name="upc"
            type="text"
            inputMode="numeric"
            maxLength={20}
            defaultValue={value('upc')}
            placeholder="12 digits"
          />
        </div>
        <div className={styles.field}>
          <label htmlFor="sds-language">Language</label>
          <select id="sds-language" name="language" defaultValue={value('language')}>
            <option value="">All languages</option>
            {choices.languages.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.submit}>
          <Button type="submit">
            <Icon name="search" />
            Search
          </Button>
          {pageQuery.size > 0 ? <SmartLink href={`${path}#sds-product`}>Clear</SmartLink> : null}
        </div>
      </form>
    </search>
  );
}
