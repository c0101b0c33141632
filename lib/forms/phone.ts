import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { PHONE_METADATA } from './phone-metadata.ts';

/**
 * A US phone number in E.164 form (+12025550143); undefined when it is invalid. Members are US residents
 * (docs/product.md, "Forms and validation"), so other countries' numbering plans are not loaded.
 */
export function normalisePhone(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false }, PHONE_METADATA);
  return number?.isValid() ? number.number : undefined;
}
