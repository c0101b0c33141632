import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 22;

/** An id for what a client creates without one, as Contentful's: 22 letters and digits. */
export function newId(): string {
  return [...randomBytes(ID_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
