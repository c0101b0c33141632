import { buttonClass } from '@/components/ui/Button/Button';
import { TextField } from '@/components/ui/Field/TextField';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { pluralize } from '@/components/ui/pluralize';
import { compareHref, COMPARE_PATH } from '@/lib/compare/selection';
import type { SyncedImage } from '@/lib/search/synced-content';
import styles from './AddProduct.module.css';

/** Id of the section that empty slots link to. */
export const ADD_PRODUCT = 'add-product';
/** Id of the message with the number of search results. */
const FOUND = 'found-products';

export interface Candidate {
  key: string;
  name: string;
  brand: string;
  image: SyncedImage | null;
}

export interface AddProductProps {
  keys: readonly string[];
  /** Search term. */
  find: string;
  candidates: readonly Candidate[];
}

/**
 * Search for a product to add to the comparison. It consists of a GET form and links, so it works without JavaScript.
 */
export function AddProduct({ keys, find, candidates }: AddProductProps) {
  return (
    <section id={ADD_PRODUCT} aria-labelledby="add-product-title" className={styles.section} data-noprint="">
      <h2 id="add-product-title" className={styles.title}>
        Add a product
      </h2>
      <form action={`${COMPARE_PATH}#${FOUND}`} method="get" role="search" className={styles.form}>
        {keys.length > 0 ? <input type="hidden" name="products" value={keys.join(',')} /> : null}
        <TextField
          name="find"
          id="compare-find"
          type="search"
          label="Name, task or UPC"
          defaultValue={find}
          maxLength={100}
        />
        <button type="submit" className={buttonClass('outline')}>
          Find
        </button>
      </form>
      {find ? (
        <p id={FOUND} tabIndex={-1}>
          {candidates.length > 0
            ? `${pluralize(candidates.length, 'product')} found`
            : 'No products found in the search'}
        </p>
      ) : null}
      {candidates.length > 0 ? (
        <ul className={styles.list}>
          {candidates.map(({ key, name, brand, image }) => (
            <li key={key} className={styles.item}>
              {image ? <Picture source={image} alt="" surface="thumb" /> : null}
              <span>
                <span className={styles.brand}>{brand}</span>
                <SmartLink href={compareHref([...keys, key])}>
                  <span className="visually-hidden">Add </span>
                  {name}
                </SmartLink>
              </span>
              <Icon name="arrow-right" />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
