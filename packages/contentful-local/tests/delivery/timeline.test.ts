import type { CreateClientParams } from 'contentful';
import { TOKENS } from '../graphql/service.ts';
import { ENVIRONMENT } from '../management/service.ts';
import { deliveredSpace, type DeliveredSpace } from './delivered-space.ts';

let space: DeliveredSpace['space'];
let clientOf: DeliveredSpace['clientOf'];
let close: DeliveredSpace['close'];

beforeAll(async () => {
  ({ space, clientOf, close } = await deliveredSpace());
});
afterAll(() => close());

test.each<[string, CreateClientParams['timelinePreview']]>([
  ['with a release', { release: { lte: 'spring' } }],
  ['at a time', { timestamp: { lte: '2030-01-01T00:00:00Z' } }],
  ['with both', { release: { lte: 'spring' }, timestamp: { lte: new Date('2030-01-01') } }],
])('returns the newest drafts for a timeline preview %s', async (_name, timelinePreview) => {
  const client = clientOf('preview', { timelinePreview });
  const preview = clientOf('preview');
  expect(await client.getEntries({ content_type: 'brand', limit: 3 })).toEqual(
    await preview.getEntries({ content_type: 'brand', limit: 3 }),
  );
  expect(await client.getEntry('product-soap')).toEqual(await preview.getEntry('product-soap'));
  expect(await client.getAssets()).toEqual(await preview.getAssets());
  expect(await client.getAsset('logo')).toEqual(await preview.getAsset('logo'));
});

const read = (api: string, token: string, query: string) =>
  space.service.app.request(`${api}${ENVIRONMENT}/timeline/entries${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });

test.each(['', '?timestamp[lte]=tomorrow', '?release[lte]=', '?release[lte]=a&colour=red'])(
  'returns 400 for the parameters "%s"',
  async (query) => {
    const response = await read('/preview', TOKENS.previewToken, query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ sys: { type: 'Error' }, requestId: expect.any(String) });
  },
);

test('returns 404 for timeline parameters in the delivery API', async () => {
  const response = await read('/cdn', TOKENS.deliveryToken, '?release[lte]=spring');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ sys: { type: 'Error', id: 'NotFound' } });
});
