'use client';

import { useEffect } from 'react';
import { SESSION_USER_EMAIL, SESSION_USER_ID } from '@/lib/analytics/session-keys';
import { isSignedIn, MEMBER_PAGE, SIGN_IN_PAGE } from '@/lib/members/pages';
import type { UserNoted } from '@/lib/telemetry/browser/signals';

// Duplicated here, because importing it would add a JavaScript file to every page.
const USER_NOTED: UserNoted = 'usernoted';

/**
 * Stores the user's id and email in session storage for analytics, and removes them when the session ends
 * (docs/product.md, "Analytics").
 */
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
    // Without storage or the session service, analytics has no user.
  }
}

/**
 * Points the header's sign-in links to the account of a signed-in visitor. Pages are cached for everyone, so they
 * always contain sign-in links, and the header does not hydrate. The session changes only with a page load.
 */
export function SessionUser() {
  useEffect(() => {
    const signedIn = isSignedIn(document.cookie);
    if (signedIn)
      for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-sign-in]')) {
        link.href = link.href.replace(SIGN_IN_PAGE, MEMBER_PAGE);
        link.textContent = 'Your account';
      }
    void storeSessionUser(signedIn);
  }, []);
  return null;
}
