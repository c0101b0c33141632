/** The entity does not exist, its version is not the expected one, or it cannot be written. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: 'NotFound' | 'VersionMismatch' | 'ReadOnly' | 'InvalidId' | 'BadRequest';

  constructor(code: StoreError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** @throws StoreError VersionMismatch, when a change is of another version than the current one */
export function checkVersion(subject: string, current: number, version: number | undefined): void {
  if (version !== current) throw new StoreError('VersionMismatch', `${subject} is at version ${current}`);
}
