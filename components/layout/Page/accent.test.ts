import { accentStyle } from './accent';

test('turns a legible accent color into custom properties', () => {
  expect(accentStyle({ color: '#b34700', ink: '#ffffff' })).toEqual({
    '--accent': '#b34700',
    '--accent-ink': '#ffffff',
  });
});

test.each([
  ['pale', { color: '#ffd54d', ink: '#000000' }],
  ['without contrast to its ink', { color: '#0b5fb8', ink: '#333333' }],
  ['not a colour', { color: 'red;background:url(x)', ink: '#ffffff' }],
])('ignores an accent color that is %s', (_what, accent) => {
  expect(accentStyle(accent)).toBeUndefined();
});
