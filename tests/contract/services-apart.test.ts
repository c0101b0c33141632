/** @jest-environment node */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { freePort } from '../../services/launcher/ports.ts';
import {
  newInstallation,
  PASSKEY,
  PLAIN,
  PRODUCT,
  stopServices,
  type Installation,
} from './backup/installation.ts';
import { until } from './databases.ts';
import { TOKEN } from './members/member-service.ts';

const run = promisify(execFile);
let installation: Installation;
const children: ChildProcess[] = [];

async function start(names: string[], env: Record<string, string> = {}): Promise<number> {
  const port = await freePort();
  const child = spawn(process.execPath, [PLAIN, 'services/server.ts', ...names], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...installation.env, SERVICES_PORT: String(port), ...env },
  });
  children.push(child);
  if (child.stdout) await once(child.stdout, 'data');
  return port;
}

beforeAll(async () => {
  installation = await newInstallation('sqlite');
});
afterAll(async () => {
  await Promise.all(children.map(stopServices));
  await installation.remove();
});

const statusOf = async (port: number, path: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${TOKEN}` } })).status;

test('services run in processes of their own, reviews with the products of a content service elsewhere', async () => {
  const content = await start(['content', 'images']);
  const others = await start(['members', 'reviews'], {
    CONTENTFUL_CDN_HOST: `http://127.0.0.1:${content}/cdn`,
  });
  expect(await statusOf(content, '/health')).toBe(200);
  expect(await statusOf(content, '/members/health')).toBe(404);
  expect(await statusOf(others, '/members/health')).toBe(200);
  expect(await statusOf(others, '/recommendations/articles?brand=cleanpro')).toBe(404);
  expect(await statusOf(others, '/cdn/spaces/cleanpro/environments/master/locales')).toBe(404);
  await until(async () => {
    const response = await fetch(
      `http://127.0.0.1:${others}/reviews/data/products.json?passkey=${PASSKEY}&apiversion=5.4&Filter=Id:${PRODUCT}&Stats=Reviews`,
    );
    return (await response.text()).includes('"TotalResults":1');
  });
});

test('a service that does not exist is named with those that do', async () => {
  await expect(
    run(process.execPath, [PLAIN, 'services/server.ts', 'member'], { env: installation.env }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'There is no service "member". The services are content, images, reviews, recommendations, members, privacy, telemetry.',
    ),
  });
});
