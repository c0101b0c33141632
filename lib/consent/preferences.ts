/** The built-in consent manager, loaded when it is asked for. */
import * as CookieConsent from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './preferences.css';
import { CHOICE_EVENT, globalPrivacyControl } from './browser';
import { CONSENT_COOKIE, CONSENT_DAYS, type ConsentMode } from './choice';

const LANGUAGE = 'en';

const SIGNAL = {
  title: 'Your browser already said no',
  description:
    'It sends Global Privacy Control, and we honor it: nothing about your visit is measured, sold or shared. There is nothing more to do. To choose here instead, switch the signal off in your browser.',
};

const SECTIONS = [
  {
    description:
      'We do not sell your personal information for money. Under some state laws, measuring our advertising with partners counts as “selling” or “sharing”. Choose here what you allow; it takes effect at once and needs no account.',
  },
  {
    title: 'Needed for the site',
    description: 'Remembers this choice and keeps you signed in. Always on.',
    linkedCategory: 'necessary',
  },
  {
    title: 'How the site works',
    description:
      'Counts page views, speed and errors, without cookies, so that we can repair what does not work.',
    linkedCategory: 'analytics',
  },
  {
    title: 'Sale or sharing for advertising',
    description:
      'Lets partners measure our advertising. Off means: do not sell or share my personal information.',
    linkedCategory: 'advertising',
  },
];

let ready: Promise<void> | undefined;

function run(mode: ConsentMode, autoShow: boolean): Promise<void> {
  const signalled = globalPrivacyControl();
  const enabled = mode === 'opt-out' && !signalled;
  const tell = (): void => void dispatchEvent(new Event(CHOICE_EVENT));
  ready ??= CookieConsent.run({
    mode,
    autoShow,
    // The choice is for everyone who asks for it, driven browsers too.
    hideFromBots: false,
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: CONSENT_DAYS, sameSite: 'Lax' },
    disablePageInteraction: false,
    guiOptions: {
      consentModal: { layout: 'bar', position: 'bottom', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...(!signalled && { analytics: { enabled }, advertising: { enabled } }),
    },
    onFirstConsent: tell,
    onChange: tell,
    language: {
      default: LANGUAGE,
      translations: {
        [LANGUAGE]: {
          consentModal: {
            title: 'May we measure how the site works?',
            description:
              'We count page views and errors to repair what does not work, and partners measure our advertising. Nothing of it happens unless you allow it.',
            acceptAllBtn: 'Allow all',
            acceptNecessaryBtn: 'Allow none',
            showPreferencesBtn: 'Choose',
          },
          preferencesModal: {
            title: 'Your privacy choices',
            closeIconLabel: 'Close',
            ...(signalled
              ? { acceptNecessaryBtn: 'Close' }
              : {
                  acceptAllBtn: 'Allow all',
                  acceptNecessaryBtn: 'Opt out of all',
                  savePreferencesBtn: 'Save my choices',
                }),
            sections: signalled ? [SIGNAL] : SECTIONS,
          },
        },
      },
    },
  });
  return ready;
}

/** Opens the preferences. */
export async function openPreferences(mode: ConsentMode = 'opt-out'): Promise<void> {
  await run(mode, false);
  CookieConsent.showPreferences();
}

/** Asks a visitor who has not chosen yet, where nothing is allowed before. */
export function askForConsent(): void {
  void run('opt-in', true);
}
