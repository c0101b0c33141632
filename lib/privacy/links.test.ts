import { footerPrivacyLinks } from './links';

jest.mock('@/lib/content/preview/draft-mode', () => ({ isPreview: () => Promise.resolve(false) }));
jest.mock('@/lib/config/server', () => ({
  serverConfig: () => ({ PRIVACY_LINKS_URL: 'https://privacy.example.com/links.json' }),
}));
jest.mock('next/cache');

test('logs an unreadable document and shows no privacy links', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
  const log = jest.spyOn(console, 'error').mockReturnValue();
  expect(await footerPrivacyLinks()).toEqual([]);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toContain('"event":"PrivacyLinksFailure"');
  expect(log.mock.calls[0]?.[0]).toContain('HTTP error 503');
});
