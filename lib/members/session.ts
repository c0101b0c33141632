import 'server-only';
import { cookies } from 'next/headers';
import { getIronSession, type IronSession } from 'iron-session';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { unseal } from '@/lib/security/seal';
import { getMember, MembersUnavailableError } from './client';
import { SIGNED_IN_FLAG } from './pages';

const TTL_SECONDS = 30 * 24 * 3600;

const SESSION = z.object({
  /** Issued by the member service, which alone decides whether the session is still valid. */
  token: z.string(),
});

const isSecure = (): boolean => serverConfig().SITE_URL.startsWith('https:');

/**
 * Browsers accept a `__Host-` cookie only from this exact host, so no other host of the domain can plant its own
 * session. The prefix requires HTTPS.
 */
const getCookieName = (): string => (isSecure() ? '__Host-session' : 'session');

async function getSession(): Promise<IronSession<Partial<z.infer<typeof SESSION>>>> {
  return getIronSession(await cookies(), {
    cookieName: getCookieName(),
    password: serverConfig().SESSION_SECRET,
    ttl: TTL_SECONDS,
    cookieOptions: { httpOnly: true, sameSite: 'lax', secure: isSecure(), path: '/' },
  });
}

/** Returns the token of the visitor's session from a sealed HTTP-only cookie. Undefined if there is no valid cookie. */
export async function getSessionToken(): Promise<string | undefined> {
  const sealed = (await cookies()).get(getCookieName())?.value;
  return sealed ? SESSION.safeParse(await unseal(sealed, TTL_SECONDS)).data?.token : undefined;
}

/** Whether the visitor's session is still valid. False while the member service is unavailable. */
export async function isMemberSignedIn(): Promise<boolean> {
  const token = await getSessionToken();
  if (token === undefined) return false;
  try {
    return (await getMember(token)) !== undefined;
  } catch (error) {
    if (error instanceof MembersUnavailableError) return false;
    throw error;
  }
}

/** Starts a session in this browser, replacing any other. Call it only in a route handler. */
export async function beginSession(token: string): Promise<void> {
  const current = await getSession();
  current.token = token;
  await current.save();
  (await cookies()).set(SIGNED_IN_FLAG, '1', {
    sameSite: 'lax',
    secure: isSecure(),
    path: '/',
    maxAge: TTL_SECONDS,
  });
}

/** Ends the session in this browser. Call it only in a route handler. */
export async function endSession(): Promise<void> {
  (await getSession()).destroy();
  (await cookies()).delete(SIGNED_IN_FLAG);
}
