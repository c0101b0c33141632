import { parseLocalPath, isPreviewSecret } from './preview';

test.each(['/en-us', '/en-us/', '/en-us/brands/dawn', '/en-us?x=1'])(
  'accepts %s as a path on the site',
  (path) => {
    expect(parseLocalPath(path)).toBe(path);
  },
);

test.each([
  '//evil.example/en-us',
  'https://evil.example',
  '/\\evil.example',
  '/en-us\\x',
  '/en-usual',
  '/api/x',
  '/en-us/../api/preview',
  'en-us',
  '',
  '/en-us\n',
  null,
])('rejects %p as a path on the site', (path) => {
  expect(parseLocalPath(path)).toBeNull();
});

test('opens previews only with the secret, and never with an empty one', () => {
  expect(isPreviewSecret('s', 's')).toBe(true);
  expect(isPreviewSecret('t', 's')).toBe(false);
  expect(isPreviewSecret('', '')).toBe(false);
  expect(isPreviewSecret(null, 's')).toBe(false);
});
