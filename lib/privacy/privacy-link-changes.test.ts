import { PrivacyLinkChanges } from './privacy-link-changes';

jest.mock('@/lib/config/server', () => ({
  serverConfig: () => ({ PRIVACY_LINKS_URL: 'https://privacy.example.com/links.json' }),
}));

function respondWith(url: string, status = 200): void {
  const link = {
    lang: 'en',
    country: 'US',
    state: '',
    appendix: 'statePrivacyNotice',
    linkType: 'privacyLink',
    title: 'Privacy Notice',
    url,
  };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ links: [link] }, { status })));
}
afterEach(() => jest.restoreAllMocks());

test('expires the links when one changes, but not on the first read', async () => {
  const changes = new PrivacyLinkChanges();
  respondWith('https://www.example.com/one');
  expect(await changes.read()).toEqual([]);
  expect(await changes.read()).toEqual([]);
  respondWith('https://www.example.com/two', 503);
  await expect(changes.read()).rejects.toThrow('503');
  respondWith('https://www.example.com/two');
  expect(await changes.read()).toEqual(['privacy']);
  expect(await changes.read()).toEqual([]);
});

test('continues from the links that an earlier process read', async () => {
  const former = new PrivacyLinkChanges();
  respondWith('https://www.example.com/one');
  await former.read();
  expect(await new PrivacyLinkChanges(former.position).read()).toEqual([]);
  respondWith('https://www.example.com/two');
  expect(await new PrivacyLinkChanges(former.position).read()).toEqual(['privacy']);
});
