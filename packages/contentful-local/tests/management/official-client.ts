/** Contentful's own management client, unmodified, with a space on a port of its own. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createClient, type ClientOptions, type PlainClientAPI } from 'contentful-management';
import { Hono } from 'hono';
import { z } from 'zod';
import { ManagedSpace, TOKEN } from './service.ts';

/** The space and its environment in the older client, which nests what it reads. */
async function openLegacy(options: ClientOptions) {
  // It warns that it is deprecated.
  const warning = jest.spyOn(console, 'warn').mockImplementation();
  const client = createClient(options, { type: 'legacy' });
  const ofSpace = await client.getSpace('fixture');
  const ofEnvironment = await ofSpace.getEnvironment('master');
  warning.mockRestore();
  return { client, ofSpace, ofEnvironment };
}
export type LegacyClient = Awaited<ReturnType<typeof openLegacy>>;

/** A space of its own, and the clients of it. */
export interface ManagedClient {
  space: ManagedSpace;
  client: PlainClientAPI;
  legacy: () => Promise<LegacyClient>;
  /** Frees the port and removes the files. */
  close: () => Promise<void>;
}

/** A new space with the plain client of it, for `beforeEach`. */
export async function managedClient(): Promise<ManagedClient> {
  const space = new ManagedSpace();
  const server = createAdaptorServer({
    // The space may be restarted meanwhile.
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
