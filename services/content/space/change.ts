import type { Asset, Entry } from './types.ts';

/** A change of the space; `reload` when the model, or very many files, changed on disk. */
export interface Change {
  action: 'publish' | 'unpublish' | 'save' | 'delete' | 'reload';
  entity?: Entry | Asset;
}
