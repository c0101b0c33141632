/** @jest-environment node */
import { createPrivacyApp } from '../../services/privacy/routes';
import { findPrivacyLink, fetchPrivacyDocument } from './document';

const URL = 'https://privacy.example.com/links.json';
const service = createPrivacyApp({ siteUrl: 'https://www.example.com' });

function respondWith(respond: () => Response | Promise<Response>): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(respond()));
}
afterEach(() => jest.restoreAllMocks());

const fetchDocument = () => {
  respondWith(() => service.request('/links.json'));
  return fetchPrivacyDocument(URL);
};

test("finds the footer's link: language en, country US, empty state, appendix statePrivacyNotice", async () => {
  expect(findPrivacyLink(await fetchDocument())).toEqual({
    title: 'Privacy Notice',
    url: 'https://www.example.com/en-us/privacy-notice',
  });
});

test('finds the other link type', async () => {
  expect(findPrivacyLink(await fetchDocument(), { linkType: 'privacyPolicyCHD' })?.title).toBe(
    'Consumer Health Data Privacy Policy',
  );
});

test.each([{ lang: 'fr' }, { country: 'CA' }, { state: 'WA' }, { appendix: 'other' }])(
  'finds no link for %j',
  async (query) => {
    expect(findPrivacyLink(await fetchDocument(), query)).toBeNull();
  },
);

test.each([404, 500, 503])('throws an error with the status of a %d response', async (status) => {
  respondWith(() => new Response('{}', { status }));
  await expect(fetchPrivacyDocument(URL)).rejects.toThrow(`HTTP error ${status}`);
});

test.each([
  '<html>',
  '{"links":[{"lang":"en"}]}',
  '{"links":[{"lang":"en","country":"US","state":"","linkType":"privacyLink","title":"x","url":"javascript:alert(1)"}]}',
])('rejects the document %s', async (body) => {
  respondWith(() => new Response(body));
  await expect(fetchPrivacyDocument(URL)).rejects.toThrow(/JSON|Invalid/);
});
