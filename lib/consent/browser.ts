/** A visitor's choice in the browser. */
declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Told on the window after a choice was kept. */
export const CHOICE_EVENT = 'privacychoice';
export type ChoiceEvent = typeof CHOICE_EVENT;

export const globalPrivacyControl = (): boolean => navigator.globalPrivacyControl === true;
