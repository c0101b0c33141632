/** A visitor's choice in the browser. Part of what every page sends: kept small. */
import { refusedAll } from './choice';

/** Told on the window after a choice was kept. */
export const CHOICE_EVENT = 'privacychoice';

export const globalPrivacyControl = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

export const refusedHere = (): boolean => refusedAll(document.cookie, globalPrivacyControl());
