/** Contentful's own management client, unmodified, with a space on a port of its own. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createClient, type PlainClientAPI } from 'contentful-management';
import { Hono } from 'hono';
import { z } from 'zod';
import { TOKEN, type ManagedSpace } from './service';

export interface OfficialClient {
  client: PlainClientAPI;
  close: () => Promise<void>;
}

/** Serves a space on a free port. */
async function serve(space: ManagedSpace) {
  const server = createAdaptorServer({
    // The space may be restarted meanwhile.
    fetch: (request) => new Hono().route('/management', space.app).fetch(request),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.custom<AddressInfo>((value) => value !== null).parse(server.address());
  const host = `127.0.0.1:${port}`;
  return {
    options: {
      accessToken: TOKEN,
      host,
      hostUpload: host,
      insecure: true,
      basePath: '/management',
      retryOnError: false,
    },
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** A plain client of the space; `close` frees the port. */
export async function officialClient(space: ManagedSpace): Promise<OfficialClient> {
  const { options, close } = await serve(space);
  const defaults = { spaceId: 'fixture', environmentId: 'master' };
  return { client: createClient(options, { defaults }), close };
}

/** The space and its environment in the older client, which nests what it reads. */
export async function legacyClient(space: ManagedSpace) {
  const { options, close } = await serve(space);
  const ofSpace = await createClient(options, { type: 'legacy' }).getSpace('fixture');
  return { ofSpace, ofEnvironment: await ofSpace.getEnvironment('master'), close };
}
