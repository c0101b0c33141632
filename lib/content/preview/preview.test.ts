import { localPath, opensPreview } from './preview';

test.each(['/en-us', '/en-us/', '/en-us/brands/dawn', '/en-us?x=1'])(
  'accepts %s as a path of the site',
  (path) => {
    expect(localPath(path)).toBe(path);
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
])('rejects %p as a path of the site', (path) => {
  expect(localPath(path)).toBeNull();
});

test('opens previews only with the secret, and never with an empty one', () => {
  expect(opensPreview('s', 's')).toBe(true);
  expect(opensPreview('t', 's')).toBe(false);
  expect(opensPreview('', '')).toBe(false);
  expect(opensPreview(null, 's')).toBe(false);
});
