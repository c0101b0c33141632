import { createHash, timingSafeEqual } from 'node:crypto';

/** A token, or a function that decides whether a sent token is accepted, for tokens that are rotated. */
export type Token = string | ((sent: string) => boolean);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a sent string is an accepted token. The comparison takes constant time. */
export const acceptsToken = (token: Token, sent: string): boolean =>
  typeof token === 'string' ? timingSafeEqual(digest(token), digest(sent)) : token(sent);
