import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createClient, type ClientOptions, type PlainClientAPI } from 'contentful-management';
import { Hono } from 'hono';
import { z } from 'zod';
import { ManagedSpace, TOKEN } from './service.ts';

/** Opens the space and its environment with the older, nested API of Contentful's client. */
async function openLegacy(options: ClientOptions) {
  // The client warns that this API is deprecated.
  const warning = jest.spyOn(console, 'warn').mockImplementation();
  const client = createClient(options, { type: 'legacy' });
  const ofSpace = await client.getSpace('fixture');
  const ofEnvironment = await ofSpace.getEnvironment('master');
  warning.mockRestore();
  return { client, ofSpace, ofEnvironment };
}
export type LegacyClient = Awaited<ReturnType<typeof openLegacy>>;

export interface ManagedClient {
  space: ManagedSpace;
  client: PlainClientAPI;
  legacy: () => Promise<LegacyClient>;
  /** Frees the port and removes the files. */
  close: () => Promise<void>;
}

/**
 * Creates a space and clients for it: Contentful's own management client, unmodified, connected to the space's own
 * port.
 */
export async function managedClient(): Promise<ManagedClient> {
  const space = new ManagedSpace();
  const server = createAdaptorServer({
    // Read `space.app` on every request, because a test may restart the space.
    fetch: (request) => new Hono().route('/management', space.app).fetch(request),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.custom<AddressInfo>((value) => value !== null).parse(server.address());
  const host = `127.0.0.1:${port}`;
  const options: ClientOptions = {
    accessToken: TOKEN,
    host,
    hostUpload: host,
    insecure: true,
    basePath: '/management',
    retryOnError: false,
  };
  const defaults = { spaceId: 'fixture', environmentId: 'master' };
  return {
    space,
    client: createClient(options, { defaults }),
    legacy: () => openLegacy(options),
    close: async () => {
      server.close();
      await once(server, 'close');
      space.close();
    },
  };
}
