/** Start of the consent cookie when only necessary storage is allowed. */
const REFUSED = 'privacy_choice=%7B%22categories%22%3A%5B%22necessary%22%5D';

/**
 * Whether everything is refused, checked quickly before anything is loaded. This code is part of every page, so it is
 * small and imports nothing. `choice.ts` has the full check of the cookie.
 */
export const hasRefusedAll = (): boolean =>
  navigator.globalPrivacyControl === true || document.cookie.includes(REFUSED);
