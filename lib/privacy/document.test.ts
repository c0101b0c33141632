/** @jest-environment node */
import { createPrivacyApp } from '../../services/privacy/routes';
import { privacyLinkOf, readPrivacyDocument } from './document';

const URL = 'https://privacy.example.com/links.json';
const service = createPrivacyApp({ siteUrl: 'https://www.example.com' });

function answering(answer: () => Response | Promise<Response>): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answer()));
}
afterEach(() => jest.restoreAllMocks());

const document = () => {
  answering(() => service.request('/links.json'));
  return readPrivacyDocument(URL);
};

test("the footer's link: language en, country US, empty state, appendix statePrivacyNotice", async () => {
  expect(privacyLinkOf(await document())).toEqual({
    title: 'Privacy Notice',
    url: 'https://www.example.com/en-us/privacy-notice',
  });
});

test('the other link type', async () => {
  expect(privacyLinkOf(await document(), { linkType: 'privacyPolicyCHD' })?.title).toBe(
    'Consumer Health Data Privacy Policy',
  );
});

test.each([{ lang: 'fr' }, { country: 'CA' }, { state: 'WA' }, { appendix: 'other' }])(
  'there is none for %j',
  async (question) => {
    expect(privacyLinkOf(await document(), question)).toBeNull();
  },
);

test.each([404, 500, 503])('an answer of %d is an error that states it', async (status) => {
  answering(() => new Response('{}', { status }));
  await expect(readPrivacyDocument(URL)).rejects.toThrow(`HTTP error ${status}`);
});

test.each([
  '<html>',
  '{"links":[{"lang":"en"}]}',
  '{"links":[{"lang":"en","country":"US","state":"","linkType":"privacyLink","title":"x","url":"javascript:alert(1)"}]}',
])('%s is no privacy document', async (body) => {
  answering(() => new Response(body));
  await expect(readPrivacyDocument(URL)).rejects.toThrow(/JSON|Invalid/);
});
