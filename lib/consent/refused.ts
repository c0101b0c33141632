/** The cookie when only necessary storage is allowed. */
const REFUSED = 'privacy_choice=%7B%22categories%22%3A%5B%22necessary%22%5D';

/**
 * A quick check whether everything is refused, so that nothing is loaded. It is part of every page, so it is small and
 * imports nothing; the full check of the cookie is in `choice.ts`.
 */
export const refusedHere = (): boolean =>
  navigator.globalPrivacyControl === true || document.cookie.includes(REFUSED);
