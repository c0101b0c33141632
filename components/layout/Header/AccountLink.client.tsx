'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { SESSION_USER_EMAIL, SESSION_USER_ID } from '@/lib/analytics/session-keys';
import { MEMBER_PAGE, SIGNED_IN_FLAG } from '@/lib/members/pages';
import type { UserNoted } from '@/lib/telemetry/browser/signals';

// Written out here: to import it would cost every page a file.
const NOTED: UserNoted = 'usernoted';

const isSignedIn = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie === `${SIGNED_IN_FLAG}=1`);

/** Signing in and out loads a page, so there is nothing to listen to. */
const never = () => () => {};

/** Leaves the user's id and email for analytics in session storage, and takes them away with the session (specification "Session user"). */
async function noteUser(signedIn: boolean): Promise<void> {
  try {
    if (!signedIn) {
      sessionStorage.removeItem(SESSION_USER_ID);
      sessionStorage.removeItem(SESSION_USER_EMAIL);
      return;
    }
    if (sessionStorage.getItem(SESSION_USER_ID) !== null) return;
    const response = await fetch('/api/session');
    if (!response.ok) return;
    const user: unknown = await response.json();
    if (typeof user !== 'object' || user === null || !('id' in user) || !('email' in user)) return;
    sessionStorage.setItem(SESSION_USER_ID, String(user.id));
    sessionStorage.setItem(SESSION_USER_EMAIL, String(user.email));
    dispatchEvent(new Event(NOTED));
  } catch {
    // Without storage, or without the service, analytics does without.
  }
}

/** The way to sign in; for who is signed in, the way to the account. Kept pages say the first, and script the second. */
export function AccountLink({ href, text, className }: { href: string; text: string; className?: string }) {
  const signedIn = useSyncExternalStore(never, isSignedIn, () => false);
  useEffect(() => {
    void noteUser(isSignedIn());
  }, []);
  return (
    <a href={signedIn ? href.replace(/[^/]+$/, MEMBER_PAGE) : href} className={className}>
      {signedIn ? 'Your account' : text}
    </a>
  );
}
