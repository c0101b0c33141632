import type { Asset, ContentType, Entry } from './types.ts';

/** What happened to a content type. */
export interface ContentTypeChange {
  action: 'create' | 'save' | 'publish' | 'unpublish' | 'delete';
  contentType: ContentType;
}

/**
 * A change of the space; `reload` when the published model changed, or very many files on disk, and `model` when
 * only what is not published of the model did.
 */
export interface Change {
  action:
    'publish' | 'unpublish' | 'create' | 'save' | 'archive' | 'unarchive' | 'delete' | 'reload' | 'model';
  entity?: Entry | Asset;
  /** Of a `publish`, what was published before. */
  replaced?: Entry | Asset | undefined;
  /** Of a `reload` or `model`, in the order in which they happened. */
  contentTypes?: ContentTypeChange[];
}
