/** What a visitor allows: read on the server from the request, in the browser from the same first-party cookie. */
export const CONSENT_COOKIE = 'privacy_choice';

/** How many days a choice is kept before the visitor may be asked again. */
export const CONSENT_DAYS = 365;

/** `analytics`: how the site is used and whether it fails. `advertising`: sale or sharing for advertising. */
const CONSENT_CATEGORIES = ['analytics', 'advertising'] as const;
type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type Allowed = Record<ConsentCategory, boolean>;

/** `opt-out`: allowed until refused; `opt-in`: refused until allowed. */
export type ConsentMode = 'opt-out' | 'opt-in';

/** The categories that the cookie allows; null when no choice is kept, or what is kept cannot be read. */
export function choiceIn(cookies: string): Allowed | null {
  const value = cookies.split('; ').find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`));
  if (!value) return null;
  try {
    const { categories }: { categories?: unknown } = JSON.parse(
      decodeURIComponent(value.slice(CONSENT_COOKIE.length + 1)),
    );
    if (!Array.isArray(categories)) return null;
    return { analytics: categories.includes('analytics'), advertising: categories.includes('advertising') };
  } catch {
    return null;
  }
}

/** Whether everything was refused, by a choice or by Global Privacy Control: then nothing is asked, loaded or sent. */
export function refusedAll(cookies: string, globalPrivacyControl: boolean): boolean {
  const choice = globalPrivacyControl ? null : choiceIn(cookies);
  return globalPrivacyControl || (choice !== null && !choice.analytics && !choice.advertising);
}

/** What is allowed now. Global Privacy Control comes before the choice, the choice before the mode. */
export function allowedNow(cookies: string, globalPrivacyControl: boolean, mode: ConsentMode): Allowed {
  if (globalPrivacyControl) return { analytics: false, advertising: false };
  const byDefault = mode === 'opt-out';
  return choiceIn(cookies) ?? { analytics: byDefault, advertising: byDefault };
}
