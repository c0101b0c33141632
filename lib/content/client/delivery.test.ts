/** @jest-environment node */
import { previewAddress } from './delivery';

test.each([
  ['https://cdn.contentful.com', 'https://preview.contentful.com'],
  ['https://cdn.eu.contentful.com', 'https://preview.eu.contentful.com'],
  ['http://127.0.0.1:4100/cdn', 'http://127.0.0.1:4100/preview'],
])('beside %s drafts are at %s', (address, preview) => {
  expect(previewAddress(address)).toBe(preview);
});
