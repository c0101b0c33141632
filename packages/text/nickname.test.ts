import { NICKNAME } from './nickname.ts';

test.each([
  'a',
  'SinkChef',
  'Élodie25',
  'Łukasz',
  'Ωμέγα',
  'Повар7',
  '掃除の人',
  '청소왕',
  'طباخ',
  'שף',
  'शेफ़',
  'พ่อครัว',
  '٣شيف',
  'x'.repeat(25),
])('accepts the nickname %s', (text) => {
  expect(NICKNAME.test(text)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['26 letters', 'x'.repeat(26)],
  ['a space', 'Sink Chef'],
  ['a hyphen', 'Sink-Chef'],
  ['an underscore', 'sink_chef'],
  ['an emoji', 'Chef👍'],
  ['a line break', 'Chef\nAnna'],
  ['a mark alone', '\u0301'],
  ['a Hangul filler', '\u3164'],
  ['a half-width filler', '\uffa0\uffa0'],
  ['a filler among letters', 'Chef\u3164'],
  ['a Hangul leading filler', '\u115fChef'],
  ['a zero-width space', 'Che\u200bf'],
  ['a zero-width joiner', 'Che\u200df'],
  ['a combining grapheme joiner', 'Che\u034ff'],
  ['a variation selector', 'Chef\ufe0f'],
  ['a soft hyphen', 'Che\u00adf'],
  ['a mark that turns the text around', '\u202eChef'],
])('rejects as a nickname: %s', (_name, text) => {
  expect(NICKNAME.test(text)).toBe(false);
});
