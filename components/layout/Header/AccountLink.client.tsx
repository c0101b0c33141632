'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { SESSION_USER_EMAIL, SESSION_USER_ID } from '@/lib/analytics/session-keys';
import { isSignedIn, MEMBER_PAGE } from '@/lib/members/pages';
import type { UserNoted } from '@/lib/telemetry/browser/signals';

// Duplicated here: importing it would add a JavaScript file to every page.
const USER_NOTED: UserNoted = 'usernoted';

const hasSession = (): boolean => isSignedIn(document.cookie);

/** The session changes only with a page load, so there is nothing to subscribe to. */
const subscribe = () => () => {};

/** Stores the user's id and email in session storage for analytics, and removes them with the session (docs/product.md, "Analytics"). */
async function storeSessionUser(signedIn: boolean): Promise<void> {
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
    dispatchEvent(new Event(USER_NOTED));
  } catch {
    // Without storage or the service, analytics has no user.
  }
}

/** The link to sign in, or to the account for a signed-in user. Pages are cached with the first; JavaScript replaces it. */
export function AccountLink({ href, text, className }: { href: string; text: string; className?: string }) {
  const signedIn = useSyncExternalStore(subscribe, hasSession, () => false);
  useEffect(() => {
    void storeSessionUser(hasSession());
  }, []);
  return (
    <a href={signedIn ? href.replace(/[^/]+$/, MEMBER_PAGE) : href} className={className}>
      {signedIn ? 'Your account' : text}
    </a>
  );
}
