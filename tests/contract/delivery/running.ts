/** The delivery API on a content source, on a port of its own, and the sync of it as the site reads it. */
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
  /** The paths of the requests so far. */
  requests: string[];
  /** A service that answers nothing but an error, until it is brought back. */
  broken: (is: boolean) => void;
  stop: () => Promise<void>;
}

export async function runDelivery(store: ContentStore): Promise<RunningDelivery> {
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
    broken: (is) => {
      isBroken = is;
    },
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
