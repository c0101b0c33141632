import { ROOT } from '@/lib/content/routing/links';
import { SIGN_IN_PAGE } from '@/lib/members/pages';

/** Marks the header's links to sign in, which lead members to their account (SessionUser.client.tsx). */
export const signInAttribute = (href: string) =>
  href === `${ROOT}/${SIGN_IN_PAGE}` ? { 'data-sign-in': true } : {};
