import type { Asset, ContentType, Entry } from './types.ts';

export interface ContentTypeChange {
  action: 'create' | 'save' | 'publish' | 'unpublish' | 'delete';
  contentType: ContentType;
}

/**
 * A change of the space. `reload` means that the published content model changed, or very many files on disk. `model`
 * means that only an unpublished part of the content model changed.
 */
export interface Change {
  action:
    'publish' | 'unpublish' | 'create' | 'save' | 'archive' | 'unarchive' | 'delete' | 'reload' | 'model';
  entity?: Entry | Asset;
  /** The previously published state, for `publish`. */
  replaced?: Entry | Asset | undefined;
  /** Changes of content types, for `reload` and `model`, in chronological order. */
  contentTypes?: ContentTypeChange[];
}
