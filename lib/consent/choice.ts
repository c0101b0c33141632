/** Name of the first-party cookie with a visitor's consent. Server and browser read it. */
export const CONSENT_COOKIE = 'privacy_choice';

export const CONSENT_DAYS = 365;

/** `analytics`: how the site is used and whether it fails. `advertising`: sale or sharing of data for advertising. */
const CONSENT_CATEGORIES = ['analytics', 'advertising'] as const;
type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type Allowed = Record<ConsentCategory, boolean>;

/** `opt-out`: allowed until refused; `opt-in`: refused until allowed. */
export type ConsentMode = 'opt-out' | 'opt-in';

/**
 * Returns what the consent cookie allows, or null without a valid choice.
 * @param cookies in the format of `document.cookie` and the `Cookie` header
 */
export function parseChoice(cookies: string): Allowed | null {
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

/** Whether everything is refused, by choice or by Global Privacy Control. If so, no telemetry or tags are loaded. */
export function refusedAll(cookies: string, globalPrivacyControl: boolean): boolean {
  const choice = globalPrivacyControl ? null : parseChoice(cookies);
  return globalPrivacyControl || (choice !== null && !choice.analytics && !choice.advertising);
}

/** Returns whether each category is allowed. Global Privacy Control overrides the choice, which overrides the mode. */
export function allowedNow(cookies: string, globalPrivacyControl: boolean, mode: ConsentMode): Allowed {
  if (globalPrivacyControl) return { analytics: false, advertising: false };
  const byDefault = mode === 'opt-out';
  return parseChoice(cookies) ?? { analytics: byDefault, advertising: byDefault };
}
