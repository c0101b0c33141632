/** A visitor's choice in the browser. Part of what every page sends: kept small. */
declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Told on the window after a choice was kept. */
export const CHOICE_EVENT = 'privacychoice';

export const globalPrivacyControl = (): boolean => navigator.globalPrivacyControl === true;

/** How the cookie begins when nothing but what the site needs is allowed. */
const REFUSED = 'privacy_choice=%7B%22categories%22%3A%5B%22necessary%22%5D';

/**
 * Whether everything was refused, at a glance: enough to load nothing. A choice that is written in another way is read by
 * what is loaded (`choice`), which then does nothing.
 */
export const refusedHere = (): boolean => globalPrivacyControl() || document.cookie.includes(REFUSED);
