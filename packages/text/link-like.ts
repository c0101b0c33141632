/** Texts that mail programs turn into links. */

/** Two parts around a dot. The second one is matched ahead, since it may be the first part of the next pair. */
const PAIR = /([\p{L}\p{M}\p{N}\p{Pd}]+)\.(?=([\p{L}\p{M}]{2,}))/gu;
const SCHEME_OR_WWW = /:\/\/|\bwww\./i;
const INITIAL = /^\p{L}\p{M}*$/u;
/** "Dr", "Ma", "Prof". */
const MAX_ABBREVIATION = 4;
const ONE_CASE = /^(?:\p{Ll}{2}|\p{Lu}{2})/u;
const CAPITAL = /^\p{Lu}/u;

/** Top-level domains of most links, without those that are names of people, such as "de", "li" and "kim". */
const TOP_LEVEL_DOMAINS: ReadonlySet<string> = new Set(
  'com net org edu gov info biz app dev xyz site online shop store club click live co io me tv cn'.split(' '),
);

/** Whether the parts around a dot are those of a domain, and not of a name such as "St.John" or "j.de Vries". */
function isDomain(before: string, after: string): boolean {
  if (TOP_LEVEL_DOMAINS.has(after.toLowerCase())) return true;
  if (INITIAL.test(before)) return false;
  return ONE_CASE.test(after) || (before.length > MAX_ABBREVIATION && CAPITAL.test(after));
}

/** Whether mail programs may turn a part of a text into a link, in any letter case: `evil.example`, `EVIL.COM/Win`. */
export const hasLink = (text: string): boolean =>
  SCHEME_OR_WWW.test(text) ||
  [...text.normalize('NFC').matchAll(PAIR)].some(([, before = '', after = '']) => isDomain(before, after));
