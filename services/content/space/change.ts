import type { Asset, ContentType, Entry } from './types.ts';

/** What happened to a content type; the files of a content folder hold published types only. */
export interface ContentTypeChange {
  action: 'create' | 'save' | 'publish' | 'unpublish' | 'delete';
  contentType: ContentType;
}

/** A change of the space; `reload` when the model, or very many files, changed on disk. */
export interface Change {
  action: 'publish' | 'unpublish' | 'create' | 'save' | 'archive' | 'unarchive' | 'delete' | 'reload';
  entity?: Entry | Asset;
  /** Of a `reload`, in the order in which they happened. */
  contentTypes?: ContentTypeChange[];
}
