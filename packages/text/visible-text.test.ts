import { assert, constantFrom, property, string } from 'fast-check';
import { firstVisible, hasVisibleText, trimInvisible } from './visible-text.ts';

/**
 * Characters without a visible glyph: spaces, controls, zero-width characters, fillers, lone combining marks, tags,
 * bidi controls.
 */
const INVISIBLE = [
  ...'\t\n\r \u00a0\u2003\u3000\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u2028',
  ...'\u202e\u2066\u2800\u3164\uffa0\ufe0f\u0301\u{e0041}\u{1d173}',
];

const VISIBLE = ['a', '7', '.', '–', 'é', 'ß', '漢', 'ع', '👍', '❤️', '👩‍🔬', '(', '\u2801'];

test.each(VISIBLE)('finds visible text in %j', (text) => {
  expect(hasVisibleText(text)).toBe(true);
});

test.each(INVISIBLE.map((text) => [text.codePointAt(0)?.toString(16), text]))(
  'finds no visible text in U+%s alone',
  (_code, text) => {
    expect(hasVisibleText(text)).toBe(false);
  },
);

test.each([null, undefined, '', 7, {}, []])('finds no text in %j', (value) => {
  expect(hasVisibleText(value)).toBe(false);
});

const invisible = string({ unit: constantFrom(...INVISIBLE), maxLength: 20 });

test('treats text as visible only if it contains a visible character', () => {
  assert(
    property(invisible, invisible, constantFrom(...VISIBLE), (before, after, visible) => {
      expect(hasVisibleText(before + after)).toBe(false);
      expect(hasVisibleText(before + visible + after)).toBe(true);
      expect(firstVisible(null, before, visible, after)).toBe(visible);
      expect(firstVisible(before, undefined, after)).toBeUndefined();
    }),
  );
});

test('returns a visible text unchanged', () => {
  expect(firstVisible(' \u200b', ' Floor care\u200b')).toBe(' Floor care\u200b');
});

test('trims spaces and invisible characters at the ends only', () => {
  expect(trimInvisible('\ufeff  a \u200b b\u00a0\u200b\n')).toBe('a \u200b b');
});
