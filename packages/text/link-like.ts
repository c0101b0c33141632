/** Detects text that mail programs turn into links. */

/** Two words around a dot. The second word is a lookahead, because it may be the first word of the next pair. */
const PAIR = /([\p{L}\p{M}\p{N}\p{Pd}]+)\.(?=([\p{L}\p{M}]{2,}))/gu;
const SCHEME_OR_WWW = /:\/\/|\bwww\./i;
const INITIAL = /^\p{L}\p{M}*$/u;
/** Length of "Prof", the longest abbreviated title. */
const MAX_ABBREVIATION = 4;
const ONE_CASE = /^(?:\p{Ll}{2}|\p{Lu}{2})/u;
const CAPITAL = /^\p{Lu}/u;

/**
 * The most common top-level domains, except those that are also parts of people's names, such as "de", "li" and "kim".
 */
const TOP_LEVEL_DOMAINS: ReadonlySet<string> = new Set(
  'com net org edu gov info biz app dev xyz site online shop store club click live co io me tv cn'.split(' '),
);

/** Whether the words around a dot form a domain, not a name such as "St.John" or "j.de Vries". */
function isDomain(before: string, after: string): boolean {
  if (TOP_LEVEL_DOMAINS.has(after.toLowerCase())) return true;
  if (INITIAL.test(before)) return false;
  return ONE_CASE.test(after) || (before.length > MAX_ABBREVIATION && CAPITAL.test(after));
}

/** Whether mail programs may turn part of a string into a link: `evil.example`, `EVIL.COM/Win`. */
export const hasLink = (text: string): boolean =>
  SCHEME_OR_WWW.test(text) ||
  [...text.normalize('NFC').matchAll(PAIR)].some(([, before = '', after = '']) => isDomain(before, after));
