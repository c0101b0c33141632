import 'server-only';
import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { seal, unseal } from '@/lib/security/seal';

/**
 * When a visitor began a form. Pages are cached and the same for everyone, so a form cannot carry this itself: a background
 * image that browsers request once the form has the focus sets it as a cookie, without script too. It tells people from
 * bots, which do not need time to type, and identifies the browser so that a form sent twice is stored once.
 */
export interface TimingToken {
  id: string;
  /** Milliseconds since 1970. */
  issuedAt: number;
}

const COOKIE = 'form-timing';
const TTL_SECONDS = 24 * 3600;
/** Nobody fills in a form faster. */
export const MIN_FILL_MS = 2_000;

const TIMING_TOKEN = z.object({ id: z.string(), issuedAt: z.number() });

/** Seals a token, so that nobody else can issue one. */
export const sealTimingToken = (token: TimingToken): Promise<string> => seal(token, TTL_SECONDS);

/** The token of a seal; undefined when it is missing, expired or forged. */
export async function unsealTimingToken(sealed: string | undefined): Promise<TimingToken | undefined> {
  if (!sealed) return undefined;
  return TIMING_TOKEN.safeParse(await unseal(sealed, TTL_SECONDS)).data;
}

/** The token of this visitor's browser; issues one when it has none. Only in a route handler. */
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
