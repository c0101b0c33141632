import type { HeaderFragment } from '@/graphql/generated/operations';
import { SearchForm } from '@/components/forms/SearchForm/SearchForm';
import { pseudoIcons } from '@/components/ui/Icon/Icon';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { toHref } from '@cleanpro/content-values/paths/links';
import { getTopSuggestions } from '@/lib/search/top-suggestions';
import styles from './HeaderSearch.module.css';

export function HeaderSearch({ header }: { header: HeaderFragment }) {
  const suggestions = getTopSuggestions(header);
  return (
    <details className={styles.search} data-menu="search">
      <summary {...pseudoIcons({ before: 'search' }, styles.icon)} aria-label="Search" />
      <div className={styles.panel}>
        <SearchForm id="search-header" large />
        {suggestions.length > 0 ? (
          <>
            <p className={styles.title}>Top suggestions</p>
            <ul className={styles.list}>
              {suggestions.map((suggestion) => {
                const href = toHref(suggestion.link);
                return href ? (
                  <li key={suggestion.sys.id}>
                    <SmartLink href={href}>{suggestion.title}</SmartLink>
                  </li>
                ) : null;
              })}
            </ul>
          </>
        ) : null}
      </div>
    </details>
  );
}
