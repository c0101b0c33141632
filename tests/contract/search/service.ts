/** The delivery API on a content source, on a port of its own, and a live index that reads it as the site does. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import type { SearchIndex } from '../../../lib/search/search-index';
import { LiveIndex } from '../../../lib/search/live-index';
import { SyncSource } from '../../../lib/search/source';
import { createDeliveryApp } from '../../../services/content/rest/delivery.ts';
import type { ContentStore } from '../../../services/content/space/store.ts';

const TOKEN = 'delivery-token-of-tests';

export interface Running {
  live: LiveIndex;
  /** The index as it is. @throws Error while there is none */
  index: () => Promise<SearchIndex>;
  /** A service that answers nothing but an error, until it is brought back. */
  broken: (is: boolean) => void;
  stop: () => Promise<void>;
}

export async function liveIndexOf(store: ContentStore): Promise<Running> {
  let isBroken = false;
  let delivery = new Hono();
  const app = new Hono();
  app.all('*', (context) =>
    isBroken ? context.json({ message: 'broken' }, 500) : delivery.fetch(context.req.raw),
  );
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.custom<AddressInfo>((value) => value !== null).parse(server.address());
  const address = `http://127.0.0.1:${port}/cdn`;
  delivery = new Hono().route(
    '/cdn',
    createDeliveryApp({
      store,
      token: TOKEN,
      preview: false,
      publicImageBase: 'http://localhost:3000/images',
      publicBase: address,
    }),
  );
  const source = new SyncSource({
    space: store.current.id,
    environment: store.current.environmentId,
    accessToken: TOKEN,
    address,
    retry: false,
  });
  const live = new LiveIndex(source, { maxAgeSeconds: 3600, waitMs: 60_000 });
  return {
    live,
    index: async () => {
      const index = await live.get();
      if (!index) throw new Error('There is no index');
      return index;
    },
    broken: (is) => {
      isBroken = is;
    },
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
