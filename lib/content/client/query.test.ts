import { RegistrationFormDataDocument } from '@/graphql/generated/operations';
import { parseSiteConfig } from '@/lib/config/environment';
import { SITE_SECRETS } from '../../../tests/fixtures/site-secrets';
import { LOCALE } from './locale';
import { queryContent } from './query';

const CONFIG = parseSiteConfig({ NODE_ENV: 'test', SITE_URL: 'https://www.example.com', ...SITE_SECRETS });
jest.mock('@/lib/config/server', () => ({ serverConfig: () => CONFIG }));

const service = jest
  .spyOn(globalThis, 'fetch')
  .mockImplementation(() =>
    Promise.resolve(Response.json({ data: { registrationFormDataCollection: { items: [] } } })),
  );

beforeEach(() => service.mockClear());

test('replaces a string without visible characters with null', async () => {
  const items = [{ sys: { id: 'options', publishedAt: null }, name: ' \u200b' }];
  service.mockImplementationOnce(() =>
    Promise.resolve(Response.json({ data: { registrationFormDataCollection: { items } } })),
  );
  const { data } = await queryContent(RegistrationFormDataDocument, { locale: LOCALE, preview: false });
  expect(data.registrationFormDataCollection?.items[0]).toMatchObject({ name: null });
});

test('sends every query to the service with its locale, preview flag and token', async () => {
  for (const preview of [false, false, true])
    await queryContent(RegistrationFormDataDocument, { locale: LOCALE, preview });
  const sent = service.mock.calls.map(([, init]) => ({
    variables: JSON.parse(String(init?.body)).variables,
    token: new Headers(init?.headers).get('authorization'),
  }));
  const published = {
    variables: { locale: 'en-US', preview: false },
    token: `Bearer ${CONFIG.CONTENTFUL_DELIVERY_TOKEN}`,
  };
  expect(sent).toEqual([
    published,
    published,
    {
      variables: { locale: 'en-US', preview: true },
      token: `Bearer ${CONFIG.CONTENTFUL_PREVIEW_TOKEN}`,
    },
  ]);
});
