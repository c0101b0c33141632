/** Editors of a space, each with Contentful's own client and a token. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createClient, type PlainClientAPI } from 'contentful-management';
import { z } from 'zod';
import { TOKEN, type ManagedSpace } from './service.ts';

const INVITATION = z.object({
  key: z.string().min(40),
  sys: z.object({ id: z.string(), user: z.object({ sys: z.object({ id: z.string() }) }) }),
});
const SIGN_IN = z.object({ token: z.string() });

/** Contentful's own client with one token. */
export interface TokenClient {
  client: PlainClientAPI;
  /** Frees the port. */
  close: () => Promise<void>;
}

/** Creates a client of the space with the workspace's token, or with that of an editor. */
export async function tokenClient(space: ManagedSpace, accessToken = TOKEN): Promise<TokenClient> {
  // Read `space.app` on every request, because a test may restart the space.
  const server = createAdaptorServer({ fetch: (request) => space.app.fetch(request) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.custom<AddressInfo>((value) => value !== null).parse(server.address());
  const host = `127.0.0.1:${port}`;
  const options = { accessToken, host, hostUpload: host, insecure: true, retryOnError: false };
  const defaults = { spaceId: 'fixture', environmentId: 'master' };
  return {
    client: createClient(options, { defaults }),
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

export interface SignedIn {
  user: string;
  key: string;
  token: string;
}

async function post(space: ManagedSpace, path: string, body: unknown, token?: string): Promise<Response> {
  return space.app.request(path, {
    method: 'POST',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
}

export const acceptKey = (space: ManagedSpace, key: string): Promise<Response> =>
  post(space, '/invitations/accepted', { key });

/** Invites an editor on behalf of the workspace. */
export async function invite(
  space: ManagedSpace,
  firstName: string,
  role?: string,
): Promise<z.infer<typeof INVITATION>> {
  const response = await post(space, '/organizations/embedded/invitations', { firstName, role }, TOKEN);
  return INVITATION.parse(await response.json());
}

export async function signIn(space: ManagedSpace, firstName: string, role?: string): Promise<SignedIn> {
  const { key, sys } = await invite(space, firstName, role);
  const { token } = SIGN_IN.parse(await (await acceptKey(space, key)).json());
  return { user: sys.user.sys.id, key, token };
}

/** Creates a client of a new editor. */
export async function editorClient(
  space: ManagedSpace,
  firstName: string,
  role: string,
): Promise<TokenClient & SignedIn> {
  const signedIn = await signIn(space, firstName, role);
  return { ...(await tokenClient(space, signedIn.token)), ...signedIn };
}
