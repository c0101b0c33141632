import { getFirstReviews } from './product-reviews';

let preload: 'on' | 'off';
jest.mock('next/cache', () => ({ cacheTag: () => undefined, cacheLife: () => undefined }));
jest.mock('@/lib/content/preview/draft-mode', () => ({ isPreview: () => Promise.resolve(false) }));
jest.mock('@/lib/config/server', () => ({
  serverConfig: () => ({
    REVIEWS_URL: 'https://reviews.example',
    REVIEWS_PASSKEY: 'key',
    REVIEWS_PRELOAD: preload,
  }),
}));

const service = jest
  .spyOn(globalThis, 'fetch')
  .mockImplementation(() =>
    Promise.resolve(
      Response.json({ HasErrors: false, Results: [], Includes: {}, TotalResults: 0, Errors: [] }),
    ),
  );
beforeEach(() => service.mockClear());

const readReviews = async (): Promise<(string | null)[]> => {
  await getFirstReviews('soap');
  const { searchParams } = new URL(String(service.mock.calls[0]?.[0]));
  return [searchParams.get('Limit_Reviews'), searchParams.get('Sort_Reviews')];
};

test('with the preload on, a product page reads three reviews, highest rating first', async () => {
  preload = 'on';
  expect(await readReviews()).toEqual(['3', expect.stringMatching(/^Rating:desc/)]);
});

test('with the preload off, a product page reads ten reviews', async () => {
  preload = 'off';
  expect(await readReviews()).toEqual(['10', expect.stringMatching(/^Rating:desc/)]);
});
