import { buttonClass } from '@/components/ui/Button/Button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/Icon/Icon';
import { ROOT } from '@/lib/content/routing/links';
import { SearchInput } from './SearchInput.client';
import styles from './SearchForm.module.css';

interface Props {
  /** Two forms may stand on one page. */
  id: string;
  q?: string;
  large?: boolean;
}

/** The search box: a plain form that leads to the results; what may be meant is suggested while typing. */
export function SearchForm({ id, q, large }: Props) {
  return (
    <form
      action={`${ROOT}/search`}
      method="get"
      role="search"
      className={classNames(styles.form, large && styles.large)}
    >
      <label htmlFor={id} className="visually-hidden">
        Search products, articles and safety data sheets
      </label>
      <span className={styles.field}>
        <Icon name="search" className={styles.icon} />
        <SearchInput id={id} q={q} className={styles.input} />
      </span>
      <button type="submit" className={buttonClass('primary', false, styles.submit)}>
        Search
      </button>
    </form>
  );
}
