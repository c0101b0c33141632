/** The management API at the root of its own port, for tools that only accept a host (docs/services.md). */
import { readFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { join } from 'node:path';
import { createClient } from 'contentful-management';
import { ConfigurationError } from '@cleanpro/node-service/configuration-error';
import { servicesConfig } from '../config.ts';
import { freePort } from '../../dev/ports.ts';
import { startManagementServer } from '../management-server.ts';
import { SITE_SECRETS } from '../../../tests/fixtures/site-secrets.ts';
import { ERROR, ManagedSpace, TOKEN } from '@cleanpro/contentful-local/tests/management/service';

let space: ManagedSpace;
beforeAll(() => {
  space = new ManagedSpace();
});
afterAll(() => space.close());

const configOf = (variables: Record<string, string>) =>
  servicesConfig({
    NODE_ENV: 'test',
    ...SITE_SECRETS,
    CONTENTFUL_MANAGEMENT_TOKEN: TOKEN,
    DATA_DIR: join(space.folder, 'data'),
    ...variables,
  });
const DEFAULTS = { defaults: { spaceId: 'fixture', environmentId: 'master' } };

async function entriesAt(port: number, options: { insecure: boolean; httpsAgent?: Agent }): Promise<number> {
  const host = `127.0.0.1:${port}`;
  const client = createClient({ accessToken: TOKEN, host, retryOnError: false, ...options }, DEFAULTS);
  return (await client.entry.getMany({})).total;
}

test('Contentful’s client needs no base path on the management port', async () => {
  const port = await freePort();
  const server = await startManagementServer(configOf({ MANAGEMENT_PORT: String(port) }), space.app);
  expect(server).toMatchObject({ port, certificate: undefined });
  expect(await entriesAt(port, { insecure: true })).toBeGreaterThan(0);
  server?.close();
});

test.each(['/nothing', '/spaces/fixture/nothing', '/spaces/fixture/environments/master/nothing'])(
  "returns an error in Contentful's format for %s below a base path",
  async (path) => {
    const response = await space.service.app.request(`/management${path}`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(response.status).toBe(404);
    expect(ERROR.parse(await response.json()).sys.id).toBe('NotFound');
  },
);

test('creates a certificate once, which a client can trust for TLS', async () => {
  const port = await freePort();
  const config = configOf({ MANAGEMENT_PORT: String(port), MANAGEMENT_TLS: 'on' });
  const certificates: string[] = [];
  for (let start = 0; start < 2; start += 1) {
    const server = await startManagementServer(config, space.app);
    const ca = readFileSync(server?.certificate ?? '', 'utf8');
    certificates.push(ca);
    const httpsAgent = new Agent({ ca, keepAlive: false });
    expect(await entriesAt(port, { insecure: false, httpsAgent })).toBeGreaterThan(0);
    server?.close();
  }
  expect(certificates[1]).toBe(certificates[0]);
});

test('fails if a configured port is taken, but only warns if the default port is', async () => {
  const port = await freePort();
  const first = await startManagementServer(configOf({ MANAGEMENT_PORT: String(port) }), space.app);
  await expect(startManagementServer(configOf({ MANAGEMENT_PORT: String(port) }), space.app)).rejects.toThrow(
    ConfigurationError,
  );
  const warning = jest.spyOn(console, 'error').mockReturnValue();
  expect(
    await startManagementServer(configOf({ SERVICES_PORT: String(port - 1) }), space.app),
  ).toBeUndefined();
  expect(warning).toHaveBeenCalledWith(expect.stringContaining('ManagementPortTaken'));
  warning.mockRestore();
  first?.close();
});

test('opens no port if MANAGEMENT_PORT is off', async () => {
  expect(await startManagementServer(configOf({ MANAGEMENT_PORT: 'off' }), space.app)).toBeUndefined();
});
