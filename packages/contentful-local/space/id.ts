/** Ids of entities, and the files and folders that they name. */
import { join } from 'node:path';
import { StoreError } from './store-error.ts';

/** Contentful's rule for ids; an id that ends in `.draft` would be read as another entity's draft. */
const ID = /^(?!\.)(?!.*\.draft$)[a-zA-Z0-9._-]{1,64}$/;

/** Whether this can be the id of an entity. */
export const isId = (id: string): boolean => ID.test(id);

/** @throws StoreError InvalidId for what cannot be an id, and so no file's name */
export function checkId(id: string): void {
  if (!isId(id))
    throw new StoreError('InvalidId', `${id} cannot be an id: it may have letters, digits, ., _ and -`);
}

/** What an id names in a folder: no path is made of an id in another way. @throws StoreError InvalidId */
export function pathOfId(folder: string, id: string, extension = ''): string {
  checkId(id);
  return join(folder, `${id}${extension}`);
}
