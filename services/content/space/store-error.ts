/** The entity does not exist, its version is not the expected one, or it cannot be written. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: 'NotFound' | 'VersionMismatch' | 'ReadOnly' | 'InvalidId' | 'BadRequest';

  constructor(code: StoreError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Contentful's rule for ids; an id that ends in `.draft` would be read as another entity's draft. */
const ID = /^(?!\.)(?!.*\.draft$)[a-zA-Z0-9._-]{1,64}$/;

/** @throws StoreError VersionMismatch, when a change is of another version than the current one */
export function checkVersion(subject: string, current: number, version: number | undefined): void {
  if (version !== current) throw new StoreError('VersionMismatch', `${subject} is at version ${current}`);
}

/** Whether this can be the id of an entity. */
export const isId = (id: string): boolean => ID.test(id);

/** @throws StoreError InvalidId for what cannot be an id, and so no file's name */
export function checkId(id: string): void {
  if (!isId(id))
    throw new StoreError('InvalidId', `${id} cannot be an id: it may have letters, digits, ., _ and -`);
}
