/**
 * The HTML standard's pattern for `<input type="email">`, without addresses that no mail server accepts: two dots in a
 * row, a dot at an end of the local part, a domain without a top-level domain.
 */
const EMAIL =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;
const INTERNATIONAL_DOMAIN = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u;

/** Maximum length of an address, in characters (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/** Returns a domain in lower case and in ASCII, as browsers send it. */
function toAsciiDomain(domain: string): string {
  const lower = domain.toLowerCase();
  if (!INTERNATIONAL_DOMAIN.test(lower)) return lower;
  const address = `http://${lower}`;
  return URL.canParse(address) ? new URL(address).hostname : lower;
}

/** Returns an email address as it is stored, with its case-insensitive domain in lower case. Undefined if invalid. */
export function parseEmail(input: string): string | undefined {
  const domainAt = input.lastIndexOf('@') + 1;
  const address = input.slice(0, domainAt) + toAsciiDomain(input.slice(domainAt));
  return address.length <= MAX_EMAIL_LENGTH && EMAIL.test(address) ? address : undefined;
}
