import 'server-only';
import { cookies } from 'next/headers';
import { getIronSession, type IronSession } from 'iron-session';
import { serverConfig } from '@/lib/config/server';
import { SIGNED_IN_FLAG } from './pages';

const THIRTY_DAYS = 30 * 24 * 3600;

interface SessionData {
  /** The token of the member service; it alone decides whether the session still holds. */
  token?: string;
}

const isSecure = (): boolean => serverConfig().SITE_URL.startsWith('https:');

async function session(): Promise<IronSession<SessionData>> {
  return getIronSession<SessionData>(await cookies(), {
    cookieName: 'session',
    password: serverConfig().SESSION_SECRET,
    ttl: THIRTY_DAYS,
    cookieOptions: { httpOnly: true, sameSite: 'lax', secure: isSecure(), path: '/' },
  });
}

/** The token of the visitor's session, sealed in a cookie that no script can read. */
export async function sessionToken(): Promise<string | undefined> {
  return (await session()).token;
}

/** Begins a session in this browser; whatever was there before is gone. Only in a route handler. */
export async function beginSession(token: string): Promise<void> {
  const current = await session();
  current.token = token;
  await current.save();
  (await cookies()).set(SIGNED_IN_FLAG, '1', {
    sameSite: 'lax',
    secure: isSecure(),
    path: '/',
    maxAge: THIRTY_DAYS,
  });
}

/** Ends the session in this browser. Only in a route handler. */
export async function endSession(): Promise<void> {
  (await session()).destroy();
  (await cookies()).delete(SIGNED_IN_FLAG);
}
