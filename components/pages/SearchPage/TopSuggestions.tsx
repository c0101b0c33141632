import { pictureSource } from '@/components/blocks/picture-source';
import { Picture } from '@/components/ui/Picture/Picture';
import type { PictureSource } from '@/components/ui/Picture/picture-url';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { FILES, toHref } from '@cleanpro/content-values/paths/links';
import type { Kind } from '@/lib/search/search-document';
import { KIND_TITLES } from '@/lib/search/suggestions';
import type { TopSuggestion } from '@/lib/search/top-suggestions';
import styles from './TopSuggestions.module.css';

/** Width and height attributes of pictures for which only a URL is known. The styles set the displayed size. */
const THUMB_SIZE = { width: 400, height: 400 };

/** Kinds to show with suggestions, by the value that editors choose. Suggestions of pages show no kind. */
const KINDS: Record<string, Kind> = {
  Product: 'product',
  Article: 'article',
  SafetyDataSheet: 'safetyDataSheet',
};

/** Returns the linked picture, or the picture at the URL if the content service hosts it. */
function suggestionPicture({ image, imageUrl }: TopSuggestion): PictureSource | null {
  const linked = pictureSource(image);
  return linked ?? (imageUrl?.startsWith(FILES) ? { url: imageUrl, ...THUMB_SIZE } : null);
}

export function TopSuggestions({ suggestions }: { suggestions: readonly TopSuggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="top-suggestions" className={styles.section}>
      <h2 id="top-suggestions" className={styles.title}>
        Top suggestions
      </h2>
      <ul className={styles.list}>
        {suggestions.map((suggestion) => {
          const href = toHref(suggestion.link);
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
