import { localPath, opensPreview } from './preview';

test.each(['/en-us', '/en-us/', '/en-us/brands/dawn', '/en-us?x=1'])('%s is a path of the site', (path) => {
  expect(localPath(path)).toBe(path);
});

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
])('%p is not a path of the site', (path) => {
  expect(localPath(path)).toBeNull();
});

test('only the secret enables preview, and an empty one never does', () => {
  expect(opensPreview('s', 's')).toBe(true);
  expect(opensPreview('t', 's')).toBe(false);
  expect(opensPreview('', '')).toBe(false);
  expect(opensPreview(null, 's')).toBe(false);
});
