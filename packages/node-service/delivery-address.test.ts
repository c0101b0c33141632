import { toPreviewAddress } from './delivery-address.ts';

test.each([
  ['https://cdn.contentful.com', 'https://preview.contentful.com'],
  ['https://cdn.eu.contentful.com', 'https://preview.eu.contentful.com'],
  ['http://127.0.0.1:4100/cdn', 'http://127.0.0.1:4100/preview'],
])('for the delivery API %s, uses the preview API %s', (address, preview) => {
  expect(toPreviewAddress(address)).toBe(preview);
});
