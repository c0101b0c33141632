import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { PHONE_METADATA } from './phone-metadata.ts';

/**
 * A US phone number in the form +12025550143; undefined when it is none. Members are US residents (specification
 * section 6), so other countries' numbering plans are not loaded.
 */
export function normalPhone(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false }, PHONE_METADATA);
  return number?.isValid() ? number.number : undefined;
}
