import { Button } from '@/components/ui/Button/Button';
import { evenColumnsProps } from '@/components/ui/Grid/Grid';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import type { Facet } from '@/lib/content/catalogue/facets';
import styles from './ProductListPage.module.css';

/** Facets as a GET form, which works without JavaScript. */
export function Facets({
  facets,
  path,
  isFiltered,
}: {
  facets: readonly Facet[];
  path: string;
  isFiltered: boolean;
}) {
  const chosen = facets.flatMap(({ options }) => options.filter((option) => option.chosen)).length;
  return (
    <form action={`${path}#products`} method="get" className={styles.facets} data-noprint>
      <details className={styles.drawer} open={chosen > 0}>
        <summary>
          Filter products
          {chosen > 0 ? <span> ({chosen} selected)</span> : null}
        </summary>
        <div {...evenColumnsProps(facets.length, styles.groups)}>
          {facets.map(({ name, title, options }) => (
            <fieldset key={name}>
              <legend>{title}</legend>
              {options.map(({ value, label, count, chosen: on }) => (
                <label key={value}>
                  <input type="checkbox" name={name} value={value} defaultChecked={on} />
                  <span>{label}</span>
                  <span className={styles.count}>{count}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        <p className={styles.submit}>
          <Button type="submit">Show products</Button>
          {isFiltered ? <SmartLink href={`${path}#products`}>Show all</SmartLink> : null}
        </p>
      </details>
    </form>
  );
}
