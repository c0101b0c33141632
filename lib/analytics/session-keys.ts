/** Where sign-in leaves who is signed in, in session storage and for analytics only (specification "Session user"). */
export const SESSION_USER_ID = 'userId';
export const SESSION_USER_EMAIL = 'userEmail';
