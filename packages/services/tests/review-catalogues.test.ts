import { once } from 'node:events';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { createDeliveryApp } from '@cleanpro/contentful-local/rest/delivery';
import { ContentStore } from '@cleanpro/contentful-local/space/store';
import { catalogueByDelivery } from '@cleanpro/backend/reviews/catalogue/delivery';
import { catalogueOfSpace } from '../catalogue-of-space.ts';

const SITE = 'https://www.cleanpro.example';
const TOKEN = 'd'.repeat(32);
const store = new ContentStore('packages/sample-space/content', {
  spaceId: 'cleanpro',
  environmentId: 'master',
});
let server: ServerType;
let address = '';

beforeAll(async () => {
  const app = new Hono().route(
    '/cdn',
    createDeliveryApp({
      store,
      preview: false,
      token: TOKEN,
      publicImageBase: `${SITE}/images`,
      publicBase: 'http://127.0.0.1/cdn',
    }),
  );
  server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/cdn`;
});
afterAll(() => {
  server.close();
  store.close();
});

const options = { space: 'cleanpro', environment: 'master', accessToken: TOKEN, siteUrl: SITE };

test('reads the same products from the delivery API as from the space', async () => {
  const catalogue = catalogueByDelivery({ ...options, address });
  await catalogue.refresh();
  const byId = (products: Iterable<{ id: string }>) => [...products].sort((a, b) => (a.id < b.id ? -1 : 1));
  const expected = byId(catalogueOfSpace(store, SITE).all());
  expect(expected.length).toBeGreaterThan(60);
  expect(byId(catalogue.all())).toEqual(expected);
});

test('throws while the delivery API is unreachable instead of treating products as unknown', async () => {
  const catalogue = catalogueByDelivery({ ...options, address: 'http://127.0.0.1:9/cdn' });
  await expect(catalogue.refresh()).rejects.toThrow(/ECONNREFUSED|refused|connect/);
  expect(() => catalogue.get('cleanpro-pan-soak')).toThrow(
    'could not be read yet from http://127.0.0.1:9/cdn',
  );
});
