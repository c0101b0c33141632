import { join } from 'node:path';
import { StoreError } from './store-error.ts';

/**
 * Contentful's rule for ids, with two exceptions: no leading dot, and no `.draft` at the end, which would be read as
 * another entity's draft.
 */
const ID = /^(?!\.)(?!.*\.draft$)[a-zA-Z0-9._-]{1,64}$/;

/** Whether a string can be the id of an entity. */
export const isId = (id: string): boolean => ID.test(id);

/**
 * Checks an id, which is also used as a file name.
 * @throws StoreError InvalidId
 */
export function checkId(id: string): void {
  if (!isId(id))
    throw new StoreError('InvalidId', `${id} cannot be an id: it may have letters, digits, ., _ and -`);
}

/**
 * Returns the path of an id's file or folder. Paths must not be built from ids in any other way.
 * @throws StoreError InvalidId
 */
export function pathOfId(folder: string, id: string, extension = ''): string {
  checkId(id);
  return join(folder, `${id}${extension}`);
}
