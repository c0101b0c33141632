import { pictureSource } from '@/components/blocks/picture-source';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { hrefOf } from '@/lib/content/routing/links';
import type { TopSuggestion } from '@/lib/search/top-suggestions';
import styles from './TopSuggestions.module.css';

/** The editors' suggestions, without a query or results. */
export function TopSuggestions({ suggestions }: { suggestions: readonly TopSuggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="top-suggestions" className={styles.section}>
      <h2 id="top-suggestions" className={styles.title}>
        Top suggestions
      </h2>
      <ul className={styles.list}>
        {suggestions.map((suggestion) => {
          const href = hrefOf(suggestion.link);
          const source = pictureSource(suggestion.image);
          return href ? (
            <li key={suggestion.sys.id} className={styles.item}>
              {source ? <Picture source={source} alt="" surface="thumb" quality={80} /> : null}
              <SmartLink href={href}>{suggestion.title}</SmartLink>
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}
