/** Serves a content store's delivery API on a free port, and reads it with the site's sync client. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import type { DeliveryAddress } from '../../../lib/content/client/delivery';
import { DeliverySync } from '../../../lib/content/sync/sync-source';
import { createDeliveryApp } from '@cleanpro/contentful-local/rest/delivery';
import type { ContentStore } from '@cleanpro/contentful-local/space/store';

const TOKEN = 'delivery-token-of-tests';

export interface RunningDelivery {
  address: DeliveryAddress;
  source: DeliverySync;
  requests: string[];
  /** Makes every request fail with status 500, until it is called with false. */
  setBroken: (isBroken: boolean) => void;
  stop: () => Promise<void>;
}

export async function startDelivery(store: ContentStore): Promise<RunningDelivery> {
  let isBroken = false;
  const requests: string[] = [];
  let delivery = new Hono();
  const app = new Hono();
  app.all('*', (context) => {
    requests.push(context.req.path);
    return isBroken ? context.json({ message: 'broken' }, 500) : delivery.fetch(context.req.raw);
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.custom<AddressInfo>((value) => value !== null).parse(server.address());
  const address: DeliveryAddress = {
    space: store.current.id,
    environment: store.current.environmentId,
    accessToken: TOKEN,
    address: `http://127.0.0.1:${port}/cdn`,
    retry: false,
  };
  delivery = new Hono().route(
    '/cdn',
    createDeliveryApp({
      store,
      token: TOKEN,
      preview: false,
      publicImageBase: 'http://localhost:3000/images',
      publicBase: address.address,
    }),
  );
  return {
    address,
    source: new DeliverySync(address),
    requests,
    setBroken: (value) => {
      isBroken = value;
    },
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
