/** Thrown when an entity does not exist, has a different version than expected, or cannot be written. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: 'NotFound' | 'VersionMismatch' | 'ReadOnly' | 'InvalidId' | 'BadRequest';

  constructor(code: StoreError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Checks that a change is based on the current version.
 * @throws StoreError VersionMismatch
 */
export function checkVersion(subject: string, current: number, version: number | undefined): void {
  if (version !== current) throw new StoreError('VersionMismatch', `${subject} is at version ${current}`);
}
