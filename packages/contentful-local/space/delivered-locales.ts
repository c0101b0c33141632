import type { Locale, Space } from './types.ts';

/** Whether delivery, preview and GraphQL return content in a locale. They always do in the default locale. */
export const isDelivered = (locale: Locale): boolean => locale.default || locale.contentDeliveryApi !== false;

/** Returns the locales in which delivery, preview and GraphQL return content. */
export const deliveredLocales = ({ locales }: Space): Locale[] => locales.filter(isDelivered);

const WITHHELD = new WeakMap<readonly Locale[], ReadonlySet<string>>();

/** Returns the codes of locales that editors have, but delivery, preview and GraphQL do not. */
export function withheldLocales({ locales }: Space): ReadonlySet<string> {
  const cached = WITHHELD.get(locales);
  if (cached) return cached;
  const codes = locales.filter((locale) => !isDelivered(locale)).map(({ code }) => code);
  const withheld = new Set(codes);
  WITHHELD.set(locales, withheld);
  return withheld;
}
