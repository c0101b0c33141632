import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { signedOut, StudioError } from '../error.ts';
import type { Session, Sessions } from './sessions.ts';

const NAME = 'studio_session';

export interface SignedIn {
  Variables: { session: Session };
}

const attributes = (isSecure: boolean) =>
  ({ httpOnly: true, sameSite: 'Strict', path: '/', secure: isSecure }) as const;

export function setSessionCookie(context: Context, secret: string, expires: Date, isSecure: boolean): void {
  setCookie(context, NAME, secret, { ...attributes(isSecure), expires });
}

export const clearSessionCookie = (context: Context, isSecure: boolean): void =>
  void deleteCookie(context, NAME, attributes(isSecure));

const sessionOf = (context: Context, sessions: Sessions): Session | undefined =>
  sessions.find(getCookie(context, NAME));

/**
 * Refuses requests without a session: documents redirect to the sign-in, other requests get a 401. Ends a session
 * when the management API refuses its token.
 */
export function requireSession(sessions: Sessions, isSecure: boolean): MiddlewareHandler<SignedIn> {
  return async (context, next) => {
    const session = sessionOf(context, sessions);
    if (!session) {
      if (context.req.header('sec-fetch-dest') === 'document') return context.redirect('/sign-in', 303);
      throw signedOut();
    }
    context.set('session', session);
    await next();
    const isRefused = context.error instanceof StudioError && context.error.status === 401;
    if (!isRefused && context.res.status !== 401) return undefined;
    sessions.end(session.id);
    clearSessionCookie(context, isSecure);
    return undefined;
  };
}
