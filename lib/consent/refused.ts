/** How the cookie begins when nothing but what the site needs is allowed. */
const REFUSED = 'privacy_choice=%7B%22categories%22%3A%5B%22necessary%22%5D';

/**
 * Whether everything was refused, at a glance: enough to load nothing. A choice that is written in another way is read by
 * what is loaded (`choice`), which then does nothing. Part of what every page sends, so it is small and imports nothing.
 */
export const refusedHere = (): boolean =>
  navigator.globalPrivacyControl === true || document.cookie.includes(REFUSED);
