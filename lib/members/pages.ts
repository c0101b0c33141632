/** The one content page that differs per visitor, so that it is never cached. */
export const MEMBER_PAGE = 'account';
export const SIGN_IN_PAGE = 'sign-in';
/** A cookie that scripts can read: it tells the header that there is a session, and nothing more. */
export const SIGNED_IN_FLAG = 'signed-in';
