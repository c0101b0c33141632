import { createHash, timingSafeEqual } from 'node:crypto';

/** A token, or what decides whether a sent one is accepted, for tokens that are rotated. */
export type Token = string | ((sent: string) => boolean);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Returns whether a sent text is a token, compared in constant time. */
export const acceptsToken = (token: Token, sent: string): boolean =>
  typeof token === 'string' ? timingSafeEqual(digest(token), digest(sent)) : token(sent);
