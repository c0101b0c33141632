import { createPrivacyApp } from '@cleanpro/backend/privacy/routes';
import { findFooterLinks, fetchPrivacyDocument } from './document';

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

const NOTICE = { title: 'Privacy Notice', url: 'https://www.example.com/en-us/privacy-notice' };
const HEALTH_DATA = { ...NOTICE, title: 'Consumer Health Data Privacy Policy' };

test('selects footer links with the right language, country and appendix, and without a state', async () => {
  expect(findFooterLinks(await fetchDocument())).toEqual([NOTICE, HEALTH_DATA]);
});

test.each([{ lang: 'fr' }, { country: 'CA' }, { state: 'WA' }, { appendix: 'other' }])(
  'skips a link with %j',
  async (other) => {
    const { links } = await fetchDocument();
    const changed = links.map((link) => (link.linkType === 'privacyLink' ? { ...link, ...other } : link));
    expect(findFooterLinks({ links: changed })).toEqual([HEALTH_DATA]);
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
