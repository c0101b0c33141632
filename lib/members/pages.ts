export const MEMBER_PAGE = 'account';
export const SIGN_IN_PAGE = 'sign-in';
/** A cookie that scripts can read: it tells the header that there is a session, and nothing more. */
export const SIGNED_IN_FLAG = 'signed-in';
/** Whether a browser with these cookies has signed in; the member service alone decides whether the session still is. */
export const isSignedIn = (cookies: string): boolean => cookies.split('; ').includes(`${SIGNED_IN_FLAG}=1`);
