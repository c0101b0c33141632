import { useEffect } from 'react';
import type { ContentType, EditorInterface } from '../api/schemas.ts';
import type { Draft } from './draft.ts';
import { followingSlug, prefixOf, slugFieldOf } from './slug.ts';

/** Updates the slug while the editor types the title. */
export function useFollowingSlug(
  draft: Draft,
  contentType: ContentType,
  editorInterface: EditorInterface,
  locale: string,
): void {
  useEffect(() => {
    const slugField = slugFieldOf(contentType, editorInterface);
    const titleField = contentType.displayField;
    if (!slugField || !titleField) return;
    const prefix = prefixOf(editorInterface, slugField);
    let before = draft.value(titleField, locale);
    return draft.subscribe(() => {
      const after = draft.value(titleField, locale);
      if (after === before) return;
      const current = draft.value(slugField, locale);
      const slug = followingSlug(draft.saved, { slug: current, before, after, prefix });
      before = after;
      if (slug !== undefined) draft.change(slugField, locale, slug || undefined);
    });
  }, [draft, contentType, editorInterface, locale]);
}
