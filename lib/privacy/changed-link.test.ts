import { PrivacyLinkChanges } from './changed-link';

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

test('expires the links when one changed, and not when they were read for the first time', async () => {
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

test('a process that uses the pages of another one compares with the links of that one', async () => {
  const former = new PrivacyLinkChanges();
  respondWith('https://www.example.com/one');
  await former.read();
  expect(await new PrivacyLinkChanges(former.position).read()).toEqual([]);
  respondWith('https://www.example.com/two');
  expect(await new PrivacyLinkChanges(former.position).read()).toEqual(['privacy']);
});
