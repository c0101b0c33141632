export const MEMBER_PAGE = 'account';
export const SIGN_IN_PAGE = 'sign-in';
/** Name of a cookie that scripts can read. It tells the page header that a visitor has signed in. */
export const SIGNED_IN_FLAG = 'signed-in';
/** Whether a browser with these cookies has signed in. Only the member service knows if the session is still valid. */
export const isSignedIn = (cookies: string): boolean => cookies.split('; ').includes(`${SIGNED_IN_FLAG}=1`);
