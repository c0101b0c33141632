/** Consent signals in the browser. */
declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Dispatched on the window after a choice was stored. */
export const CHOICE_EVENT = 'privacychoice';
export type ChoiceEvent = typeof CHOICE_EVENT;

export const globalPrivacyControl = (): boolean => navigator.globalPrivacyControl === true;
