import { SESSION_USER_EMAIL, SESSION_USER_ID } from '../session-keys';
import { push } from './data-layer';

const EVERY_MS = 1_000;
/** Then analytics does not come any more. */
const TRIES = 120;

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

let timer: ReturnType<typeof setInterval> | undefined;
let told: string | undefined;

export function stopSessionUser(): void {
  clearInterval(timer);
  timer = undefined;
}

/**
 * Looks once a second until analytics is ready, then sets user id and email on analytics data and stops. Stops by
 * itself too when nobody is signed in, when this user was told already, or when analytics does not come.
 */
export function pollSessionUser(ready: () => boolean): void {
  if (timer !== undefined) return;
  let tries = 0;
  const look = (): void => {
    const userId = stored(SESSION_USER_ID);
    tries += 1;
    if (userId === null || userId === told || tries > TRIES) return stopSessionUser();
    if (!ready()) return;
    told = userId;
    push({ event: 'sessionUser', userId, userEmail: stored(SESSION_USER_EMAIL) ?? undefined });
    stopSessionUser();
  };
  timer = setInterval(look, EVERY_MS);
}
