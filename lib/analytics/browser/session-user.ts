import { SESSION_USER_EMAIL, SESSION_USER_ID } from '../session-keys';
import { push } from './data-layer';

const POLL_MS = 1_000;
/** Maximum number of polls, one per second, while waiting for analytics to load. */
const MAX_TRIES = 120;

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

let timer: ReturnType<typeof setInterval> | undefined;
let pushedUserId: string | undefined;

/** Stops polling for the signed-in user. */
export function stopSessionUser(): void {
  clearInterval(timer);
  timer = undefined;
}

/**
 * Polls once a second until analytics is ready, then pushes the user's id and email and stops. Also stops if no user is
 * signed in, if this user was already pushed, or if analytics does not load.
 */
export function pollSessionUser(ready: () => boolean): void {
  if (timer !== undefined) return;
  let tries = 0;
  const check = (): void => {
    const userId = stored(SESSION_USER_ID);
    tries += 1;
    if (userId === null || userId === pushedUserId || tries > MAX_TRIES) return stopSessionUser();
    if (!ready()) return;
    pushedUserId = userId;
    push({ event: 'sessionUser', userId, userEmail: stored(SESSION_USER_EMAIL) ?? undefined });
    stopSessionUser();
  };
  timer = setInterval(check, POLL_MS);
}
