import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { PHONE_METADATA } from './phone-metadata.ts';

/** The US and its territories. Canada and other countries have the same calling code. */
const COUNTRIES = new Set<string | undefined>(['US', 'AS', 'GU', 'MP', 'PR', 'VI']);

/**
 * Returns a US phone number in E.164 form with its extension, if any: +12025550143 ext. 12. Undefined when it is
 * invalid or from another country. Members are US residents (docs/product.md, "Forms and validation"), so numbering
 * plans of other calling codes are not loaded.
 */
export function normalizePhone(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false }, PHONE_METADATA);
  if (!number?.isValid() || !COUNTRIES.has(number.country)) return undefined;
  return number.ext === undefined ? number.number : `${number.number} ext. ${number.ext}`;
}
