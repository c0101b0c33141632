import 'server-only';
import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { seal, unseal } from '@/lib/security/seal';

/**
 * Time at which a visitor started a form, and an id. The time distinguishes people from bots, which fill in forms
 * instantly. The id identifies the browser, so that a form sent twice is stored once. Pages are cached and the same for
 * everyone, so they cannot contain the token. Instead, a background image sets it as a cookie, even without JavaScript:
 * browsers request the image when the form receives focus.
 */
export interface TimingToken {
  id: string;
  /** Milliseconds since the epoch. */
  issuedAt: number;
}

const COOKIE = 'form-timing';
const TTL_SECONDS = 24 * 3600;
/** Minimum time in which a person can fill in a form. */
export const MIN_FILL_MS = 2_000;

const TIMING_TOKEN = z.object({ id: z.string(), issuedAt: z.number() });

/** Seals a token, so that only this site can issue one. */
export const sealTimingToken = (token: TimingToken): Promise<string> => seal(token, TTL_SECONDS);

/** Returns the token in a seal, or undefined when the seal is missing, expired or forged. */
export async function unsealTimingToken(sealed: string | undefined): Promise<TimingToken | undefined> {
  if (!sealed) return undefined;
  return TIMING_TOKEN.safeParse(await unseal(sealed, TTL_SECONDS)).data;
}

/** Returns the token of this visitor's browser, and issues one if it has none. Call it only in a route handler. */
export async function getTimingToken(): Promise<TimingToken> {
  const jar = await cookies();
  const existing = await unsealTimingToken(jar.get(COOKIE)?.value);
  if (existing) return existing;
  const token = { id: randomBytes(16).toString('base64url'), issuedAt: Date.now() };
  jar.set(COOKIE, await sealTimingToken(token), {
    httpOnly: true,
    sameSite: 'strict',
    secure: serverConfig().SITE_URL.startsWith('https:'),
    path: '/api/forms',
  });
  return token;
}
