declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Event dispatched on the window after a consent choice was stored. */
export const CHOICE_EVENT = 'privacychoice';
export type ChoiceEvent = typeof CHOICE_EVENT;

/** Whether the browser sends the Global Privacy Control signal. */
export const globalPrivacyControl = (): boolean => navigator.globalPrivacyControl === true;
