import { sampleHref } from './sample-page';

test('a sample of a product is requested on the page of all samples, or on one that an editor links', () => {
  expect(sampleHref('brands/dawn/pan-soak')).toBe('/en-us/request-sample?product=brands%2Fdawn%2Fpan-soak');
  expect(sampleHref('brands/dawn/pan-soak', '/en-us/whats-new/dawn-hd-powerwash')).toBe(
    '/en-us/whats-new/dawn-hd-powerwash?product=brands%2Fdawn%2Fpan-soak',
  );
  expect(sampleHref('brands/dawn/pan-soak', 'https://samples.example/')).toBe('https://samples.example/');
});
