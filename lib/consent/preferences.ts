/** The built-in consent manager, loaded on demand. */
import * as CookieConsent from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './preferences.css';
import { CHOICE_EVENT, globalPrivacyControl } from './browser';
import { CONSENT_COOKIE, CONSENT_DAYS, type ConsentMode } from './choice';

const LANGUAGE = 'en';

const SIGNAL = {
  title: 'Your browser already opted you out',
  description:
    'It sends a Global Privacy Control signal, and we honor it: your visit is not measured, and nothing about it is sold or shared. You do not need to do anything else. To choose here instead, turn the signal off in your browser.',
};

const SECTIONS = [
  {
    description:
      'We do not sell your personal information for money. Under some state laws, measuring our advertising with partners counts as “selling” or “sharing”. Choose what you allow. Your choice takes effect right away, and you do not need an account.',
  },
  {
    title: 'Strictly necessary',
    description: 'Remembers your choice and keeps you signed in. Always on.',
    linkedCategory: 'necessary',
  },
  {
    title: 'How the site works',
    description:
      'Measures page views, speed and errors, without cookies, so that we can fix what does not work.',
    linkedCategory: 'analytics',
  },
  {
    title: 'Sale or sharing for advertising',
    description:
      'Lets partners measure our advertising. Turn it off to opt out of the sale or sharing of your personal information.',
    linkedCategory: 'advertising',
  },
];

let ready: Promise<void> | undefined;

/** Lets visitors use the page before they choose. The library treats its banner as a modal dialog. */
function openToPage(banner: HTMLElement): void {
  banner.removeAttribute('aria-modal');
  // The library focuses the first element when the banner appears, and again after it has slid in. Only allow that
  // while the visitor has focused nothing else.
  const first = banner.querySelector<HTMLElement>('[tabindex="-1"]');
  if (first)
    first.focus = () => {
      if (document.activeElement === document.body) HTMLElement.prototype.focus.call(first);
    };
  // Hide Tab from the library, which would trap the focus in the banner.
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' && event.target instanceof Node && banner.contains(event.target))
        event.stopPropagation();
    },
    true,
  );
}

function run(mode: ConsentMode, autoShow: boolean): Promise<void> {
  const signalled = globalPrivacyControl();
  const enabled = mode === 'opt-out' && !signalled;
  const announce = (): void => void dispatchEvent(new Event(CHOICE_EVENT));
  ready ??= CookieConsent.run({
    mode,
    autoShow,
    // By default, the library hides itself from automated browsers.
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
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') openToPage(modal);
    },
    onModalHide: ({ modalName }) => {
      const { activeElement } = document;
      // Focus the main content, because the pressed button is hidden now, and there is no earlier focus to restore.
      if (
        modalName === 'consentModal' &&
        (activeElement === document.body || activeElement?.closest('#cc-main'))
      )
        document.getElementById('main')?.focus({ preventScroll: true });
    },
    onFirstConsent: announce,
    onChange: announce,
    language: {
      default: LANGUAGE,
      translations: {
        [LANGUAGE]: {
          consentModal: {
            title: 'May we measure how the site works?',
            description:
              'We measure page views and errors to fix what does not work, and partners measure our advertising. None of this happens unless you allow it.',
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

/** Opens the dialog with the consent preferences. */
export async function openPreferences(mode: ConsentMode = 'opt-out'): Promise<void> {
  await run(mode, false);
  CookieConsent.showPreferences();
}

/** Opens the consent banner. Used where consent is opt-in, for visitors who have not made a choice yet. */
export function promptForConsent(): void {
  void run('opt-in', true);
}
