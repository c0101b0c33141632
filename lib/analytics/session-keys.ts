/** Session storage keys under which sign-in stores the member, for analytics only (docs/product.md, "Analytics"). */
export const SESSION_USER_ID = 'userId';
export const SESSION_USER_EMAIL = 'userEmail';
