import 'server-only';
import { randomBytes } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';

/**
 * When a visitor saw the first form. Pages are kept and the same for all, so a form cannot carry this; a tiny picture
 * in each form sets it as a cookie, and works without script. It tells people from machines, which need no time to
 * read, and makes the same thing sent twice one thing.
 */
export interface Opened {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}

const OPENED_COOKIE = 'form-opened';
const VALID_SECONDS = 24 * 3600;
/** Nobody fills in a form faster. */
export const QUICKEST_MS = 2_000;

const OPENED = z.object({ id: z.string(), at: z.number() });

/** A mark, sealed so that nobody else can make one. */
export function sealOpened(opened: Opened): Promise<string> {
  return sealData(opened, { password: serverConfig().SESSION_SECRET, ttl: VALID_SECONDS });
}

/** The mark, or undefined when it is missing, too old or not ours. */
export async function unsealOpened(sealed: string | undefined): Promise<Opened | undefined> {
  if (!sealed) return undefined;
  const data: unknown = await unsealData(sealed, {
    password: serverConfig().SESSION_SECRET,
    ttl: VALID_SECONDS,
  }).catch(() => undefined);
  return OPENED.safeParse(data).data;
}

/** The mark of this visitor's browser; a new one is set when it has none. For route handlers. */
export async function openedByVisitor(): Promise<Opened> {
  const jar = await cookies();
  const known = await unsealOpened(jar.get(OPENED_COOKIE)?.value);
  if (known) return known;
  const opened = { id: randomBytes(16).toString('base64url'), at: Date.now() };
  jar.set(OPENED_COOKIE, await sealOpened(opened), {
    httpOnly: true,
    sameSite: 'strict',
    secure: serverConfig().SITE_URL.startsWith('https:'),
    path: '/api/forms',
  });
  return opened;
}
