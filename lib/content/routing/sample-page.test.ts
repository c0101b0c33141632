import { sampleHref } from './sample-page';

test('links to the general sample page, or to one that an editor chose', () => {
  expect(sampleHref('brands/dawn/pan-soak')).toBe('/en-us/request-sample?product=brands%2Fdawn%2Fpan-soak');
  expect(sampleHref('brands/dawn/pan-soak', '/en-us/whats-new/dawn-hd-powerwash')).toBe(
    '/en-us/whats-new/dawn-hd-powerwash?product=brands%2Fdawn%2Fpan-soak',
  );
  expect(sampleHref('brands/dawn/pan-soak', 'https://samples.example/')).toBe('https://samples.example/');
});
