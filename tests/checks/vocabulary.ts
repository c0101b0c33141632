/**
 * Requires standard terms in names. This code base once used the refused words for concepts that have a name in Next,
 * React, HTTP or Contentful.
 */

const REFUSED: Record<string, string> = {
  asked: 'a query, parameters, or requested',
  asks: 'a query, or fetches',
  ask: 'request, fetch or query',
  given: 'value, input, argument or props',
  kept: 'cached or stored',
  keep: 'cache, store or retain',
  keeps: 'caches, stores or retains',
  keeper: 'cache or store',
  told: 'sent or notified',
  tell: 'send, notify or broadcast',
  tells: 'sends, notifies or broadcasts',
  heard: 'received',
  hear: 'onMessage or receive',
  hears: 'receives',
  known: 'existing, registered or supported',
  said: 'message, text or output',
  says: 'message or text',
  shown: 'visible, displayed or rendered',
  wanted: 'expected, requested or required',
  longest: 'MAX_LENGTH, or the maximum of a concrete thing',
  patience: 'timeout',
  patient: 'timeout',
  everything: 'ALL_ and a concrete noun',
  nothing: 'EMPTY_ and a concrete noun, or undefined',
};

/** Words that are refused only in this combination, or only at the start of a name. */
const REFUSED_PHRASES: [phrase: RegExp, term: string][] = [
  [/(^| )at once( |$)/, 'a page size or a concurrency'],
  [/(^| )at most( |$)/, 'MAX_ and a concrete noun'],
  [/(^| )take in( |$)/, 'apply or receive'],
  [/(^| )count visit( |$)/, 'consumeRateLimit'],
  [/^note \S/, 'mark or record'],
  [/(^| )ask again( |$)/, 'with other parameters'],
];

const ALLOWED: Record<string, string> = {
  keepAlive: "an option of Node's http.Agent",
  keepAliveTimeout: "a property of Node's http.Server",
  keepPreviousData: 'an option of TanStack Query',
  given_at: 'a column of databases that exist',
};

const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase();

export function problemWithName(name: string): string | undefined {
  if (Object.hasOwn(ALLOWED, name)) return undefined;
  const words = wordsOf(name);
  // `/.well-known` is a name from RFC 8615.
  const plain = words.replaceAll('well known', '');
  const word = plain.split(' ').find((part) => Object.hasOwn(REFUSED, part));
  const [phrase, term] = REFUSED_PHRASES.find(([pattern]) => pattern.test(plain)) ?? [];
  if (phrase) return `"${name}" does not use the field's terms; say ${term}`;
  if (word) return `"${name}" says "${word}"; the field says ${REFUSED[word]}`;
  return undefined;
}
