/** The one page of content that is another for each visitor; it is never kept. */
export const MEMBER_PAGE = 'account';
export const SIGN_IN_PAGE = 'sign-in';
/** Tells the header, and nobody else anything, that there is a session. */
export const SIGNED_IN_FLAG = 'signed-in';
