import { buttonClass } from '@/components/ui/Button/Button';
import { classNames } from '@/components/ui/class-names';
import { pseudoIcons } from '@/components/ui/Icon/Icon';
import { ROOT } from '@cleanpro/content-values/paths/links';
import styles from './SearchForm.module.css';

interface Props {
  /** Id of the input. It must be unique, because a page can have two search forms. */
  id: string;
  q?: string;
  large?: boolean;
}

/**
 * Search box: a GET form that leads to the results page. SearchSuggestions.client.tsx adds suggestions while typing.
 */
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
      <span {...pseudoIcons({ before: 'search' }, styles.field)}>
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          data-suggests
          placeholder="Product, UPC, task or question"
          className={styles.input}
        />
      </span>
      <button type="submit" className={buttonClass('primary', false, styles.submit)}>
        Search
      </button>
    </form>
  );
}
