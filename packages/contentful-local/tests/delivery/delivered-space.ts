/** Serves the delivery and preview APIs of a new space on a port, for Contentful's own client. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createClient, type ContentfulClientApi, type CreateClientParams } from 'contentful';
import { z } from 'zod';
import { NAMES, TOKENS } from '../graphql/service.ts';
import { ManagedSpace } from '../management/service.ts';

export interface DeliveredSpace {
  space: ManagedSpace;
  clientOf: (api: 'cdn' | 'preview', options?: Partial<CreateClientParams>) => ContentfulClientApi<undefined>;
  /** Frees the port and removes the files. */
  close: () => Promise<void>;
}

export async function deliveredSpace(): Promise<DeliveredSpace> {
  const space = new ManagedSpace();
  const server = createAdaptorServer({ fetch: space.service.app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.custom<AddressInfo>((value) => value !== null).parse(server.address());
  return {
    space,
    clientOf: (api, options) =>
      createClient({
        space: NAMES.spaceId,
        environment: NAMES.environmentId,
        accessToken: api === 'cdn' ? TOKENS.deliveryToken : TOKENS.previewToken,
        host: `127.0.0.1:${port}`,
        basePath: `/${api}`,
        insecure: true,
        retryOnError: false,
        ...options,
      }),
    close: async () => {
      server.close();
      await once(server, 'close');
      space.close();
    },
  };
}
