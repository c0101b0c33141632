import {
  anything,
  array,
  assert,
  constant,
  constantFrom,
  dictionary,
  json,
  letrec,
  nat,
  oneof,
  property,
  string,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { parseRequestHeaders } from 'next/dist/server/route-modules/app-page/parse-request-headers.js';
import { isRouterStateReadable } from './router-headers';

const asNextReads = (headers: Record<string, string>): unknown =>
  parseRequestHeaders(headers, { isRoutePPREnabled: false, previewModeId: 'x' });

const isReadable = (state: string): boolean =>
  isRouterStateReadable({ headers: { 'next-router-state-tree': state } });

/** Router states as Next's router sends them. */
const { state } = letrec<{ state: unknown }>((tie) => ({
  state: tuple(
    oneof(string(), tuple(string(), string(), constantFrom('c', 'oc', 'd'), constantFrom(null, []))),
    oneof(
      { maxDepth: 6 },
      constant({}),
      dictionary(constantFrom('children', 'modal', '__proto__'), tie('state'), { maxKeys: 1 }),
    ),
  ),
}));

/** Headers that are malformed, some of them truncated or extended forms of valid ones. */
const malformed: Arbitrary<string> = oneof(
  string(),
  json(),
  string().map(encodeURIComponent),
  state.map((tree) => JSON.stringify(tree)),
  tuple(state, nat(200)).map(([tree, length]) => encodeURIComponent(JSON.stringify(tree)).slice(0, length)),
  tuple(state, anything()).map(([tree, more]) => JSON.stringify([tree, more]) ?? ''),
  array(constantFrom('[', ']', '{', '}', '"', ',', ':', 'null', '%', '%C0%80', '%00', '1e999')).map((parts) =>
    parts.join(''),
  ),
  nat(3_000).map((depth) => '["",{"a":'.repeat(depth) + '["",{}]' + '}]'.repeat(depth)),
);
const VALUES = constantFrom('1', '2', '3', '0', '', '/_tree', '/_head', '/__PAGE__', '%', '/../..', '/en-us');

test('Next can parse the headers of every accepted request', () => {
  assert(
    property(malformed, VALUES, VALUES, VALUES, (tree, prefetch, segment, url) => {
      if (!isReadable(tree)) return;
      const headers = {
        rsc: '1',
        'next-router-state-tree': tree,
        'next-router-prefetch': prefetch,
        'next-router-segment-prefetch': segment,
        'next-url': url,
      };
      expect(() => asNextReads(headers)).not.toThrow();
    }),
    { numRuns: 500 },
  );
});

/** Replacements for a state or one of its parts. Next accepts some of them. */
const PARTS = constantFrom<unknown>(
  '',
  'refetch',
  'inside-shared-layout',
  'metadata-only',
  null,
  1,
  {},
  [],
  ['a', 'b'],
  ['a', 'b', 'd', null],
  ['a', 'b', 'ci(.)', null],
  ['a', 'b', 'd', ['c', 1]],
);

const isReadByNext = (text: string): boolean => {
  try {
    parseAndValidateFlightRouterState(text);
    return true;
  } catch {
    return false;
  }
};

test('accepts exactly the states that Next can parse, except for unsupported kinds of routes', () => {
  assert(
    property(array(PARTS, { maxLength: 7 }), state, (parts, tree) => {
      for (const value of [
        parts,
        ['', { children: parts }],
        ['', tree, ...parts],
        ['', { a: tree }, ...parts],
      ]) {
        const text = JSON.stringify(value);
        if (text.includes('ci(.)') || Array.isArray(parts[1])) return;
        expect([text, isReadable(encodeURIComponent(text))]).toEqual([
          text,
          isReadByNext(encodeURIComponent(text)),
        ]);
      }
    }),
    { numRuns: 500 },
  );
});

test('accepts every state sent by Next’s router', () => {
  assert(
    property(state, (tree) => {
      const text = JSON.stringify(tree);
      expect(isReadable(encodeURIComponent(text))).toBe(true);
    }),
  );
  expect(isRouterStateReadable({ headers: {} })).toBe(true);
});

test('refuses a deeply nested state quickly', () => {
  for (const depth of [100, 1_300, 3_000, 8_000]) {
    const startedAt = performance.now();
    expect(isReadable('["",{"a":'.repeat(depth) + '["",{}]' + '}]'.repeat(depth))).toBe(false);
    expect(isReadable('['.repeat(depth) + ']'.repeat(depth))).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  }
});

test.each([
  ['no JSON', 'tree'],
  ['JSON that is cut off', '["",{"children":'],
  ['a bad escape', '%5B%22%22%2C%7B%7D%5'],
  ['an escape that is no UTF-8', '%C0%80'],
  ['nothing', ''],
  ['another value', 'null'],
  ['a list without routes', '[""]'],
  ['a segment of an unknown kind', '[["a","b","x",null],{}]'],
  ['two states, as Node joins two headers', '["",{}], ["",{}]'],
])('refuses %s, which would make Next throw', (_what, tree) => {
  expect(isReadable(tree)).toBe(false);
  expect(() => asNextReads({ rsc: '1', 'next-router-state-tree': tree })).toThrow(/router state/);
});
