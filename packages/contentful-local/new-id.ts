import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 22;

/** Returns an id for an entity that a client creates without one: 22 letters and digits, as in Contentful. */
export function newId(): string {
  return [...randomBytes(ID_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
