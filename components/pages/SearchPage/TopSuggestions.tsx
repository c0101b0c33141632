import { pictureSource } from '@/components/blocks/picture-source';
import { Picture } from '@/components/ui/Picture/Picture';
import type { PictureSource } from '@/components/ui/Picture/picture-url';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { FILES, hrefOf } from '@cleanpro/content-values/paths/links';
import type { Kind } from '@/lib/search/search-document';
import { KIND_TITLES } from '@/lib/search/suggestions';
import type { TopSuggestion } from '@/lib/search/top-suggestions';
import styles from './TopSuggestions.module.css';

/** Of a picture that is only an address: the styles give it its size. */
const THUMB_SIZE = { width: 400, height: 400 };

/** The kinds of what suggestions lead to, by the editors' values; a page is just a page. */
const KINDS: Record<string, Kind> = {
  Product: 'product',
  Article: 'article',
  SafetyDataSheet: 'safetyDataSheet',
};

/** The linked picture, or the one at an address, where that is one of the content service. */
function suggestionPicture({ image, imageUrl }: TopSuggestion): PictureSource | null {
  const linked = pictureSource(image);
  return linked ?? (imageUrl?.startsWith(FILES) ? { url: imageUrl, ...THUMB_SIZE } : null);
}

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
          const source = suggestionPicture(suggestion);
          const kind = KINDS[suggestion.contentType ?? ''];
          return href ? (
            <li key={suggestion.sys.id} className={styles.item}>
              {source ? <Picture source={source} alt="" surface="thumb" /> : null}
              <span>
                <SmartLink href={href}>{suggestion.title}</SmartLink>
                {kind ? <span className={styles.kind}>{KIND_TITLES[kind]}</span> : null}
              </span>
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}
