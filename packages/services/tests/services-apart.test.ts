import { randomBytes } from 'node:crypto';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { parseEnv, promisify } from 'node:util';
import sharp from 'sharp';
import { z } from 'zod';
import { freePort } from '../../dev/ports.ts';
import {
  newInstallation,
  PASSKEY,
  PLAIN,
  PRODUCT,
  stopServices,
  type Installation,
} from '@cleanpro/backend/tests/backup/installation';
import { parseSiteConfig } from '../../../lib/config/environment.ts';
import { dependenciesOf } from '../../../server/health/dependencies.ts';
import { examine } from '../../dev/doctor/examine.ts';
import { servicesNamed } from '../names.ts';
import { SITE_SECRETS } from '../../../tests/fixtures/site-secrets.ts';
import { until } from '../../dev/test-stages/until.ts';
import { startSite } from '../../dev/tests/doctor/site.ts';
import { TOKEN } from '@cleanpro/backend/tests/members/member-service';

const run = promisify(execFile);

const ANSWER = z.object({
  sys: z
    .object({ id: z.string(), status: z.object({ sys: z.object({ id: z.string() }) }).optional() })
    .optional(),
  fields: z
    .object({ file: z.record(z.string(), z.object({ url: z.string().optional() })).optional() })
    .optional(),
});
type Answer = z.infer<typeof ANSWER>;

let installation: Installation;
const children: ChildProcess[] = [];
let site: Awaited<ReturnType<typeof startSite>> | undefined;

async function start(names: string[], env: Record<string, string> = {}): Promise<number> {
  const port = await freePort();
  const child = spawn(process.execPath, [PLAIN, 'packages/services/server.ts', ...names], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...installation.env, SERVICES_PORT: String(port), ...env },
  });
  children.push(child);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The services have not started')));
  if (child.stdout) await Promise.race([once(child.stdout, 'data'), ended]);
  ended.catch(() => undefined);
  return port;
}

beforeAll(async () => {
  installation = await newInstallation('sqlite');
});
afterAll(async () => {
  site?.stop();
  await Promise.all(children.map(stopServices));
  await installation.remove();
});

const statusOf = async (port: number, path: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${TOKEN}` } })).status;

test('runs services in separate processes, with products from a remote content service', async () => {
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

test('serves images from environments and spaces created by another process', async () => {
  const images = await start(['images']);
  const imagesBase = `http://127.0.0.1:${images}/images`;
  const content = await start(['content'], { IMAGES_BASE_URL: imagesBase });
  const token = String(installation.env.CONTENTFUL_MANAGEMENT_TOKEN);
  const call = async (method: string, path: string, body?: unknown, version?: number): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${content}/management${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
        ...(version !== undefined && { 'x-contentful-version': String(version) }),
      },
      ...(body !== undefined && {
        body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    return ANSWER.parse(text === '' ? {} : JSON.parse(text));
  };
  /**
   * Uploads an image to an environment.
   * @returns its URL
   */
  async function newPicture(space: string, environment: string): Promise<string> {
    const create = { width: 2, height: 2, channels: 3 as const, background: 'red' };
    const upload = await call('POST', `/spaces/${space}/uploads`, await sharp({ create }).png().toBuffer());
    const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: upload.sys?.id } };
    const file = { 'en-US': { fileName: 'a (1).png', contentType: 'image/png', uploadFrom } };
    const path = `/spaces/${space}/environments/${environment}/assets/picture`;
    await call('PUT', path, { fields: { file } });
    await call('PUT', `${path}/files/en-US/process`);
    return (await call('GET', path)).fields?.file?.['en-US']?.url ?? '';
  }
  await call('PUT', '/spaces/cleanpro/environments/staging', { name: 'Staging' });
  await until(
    async () => (await call('GET', '/spaces/cleanpro/environments/staging')).sys?.status?.sys.id === 'ready',
  );
  const space = await call('POST', '/spaces', { name: 'Another', defaultLocale: 'en-US' });
  const urls = [
    await newPicture('cleanpro', 'master'),
    await newPicture('cleanpro', 'staging'),
    await newPicture(space.sys?.id ?? '', 'master'),
  ];
  for (const url of urls) {
    expect(url).toMatch(new RegExp(`^${imagesBase}/[^/]+/picture/[0-9a-f]{10}/a__1_\\.png$`));
    // The images are drafts, which the image service sends to editors only.
    const read = () => fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await until(async () => (await read()).headers.get('cache-control') === 'private, no-store');
    expect((await fetch(url)).status).toBe(404);
  }
});

test('lists the available services if an unknown service is requested', async () => {
  await expect(
    run(process.execPath, [PLAIN, 'packages/services/server.ts', 'member'], { env: installation.env }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'There is no service \\"member\\". The services are content, images, reviews, recommendations, members, privacy, telemetry, check.',
    ),
  });
});

test('requires only the credentials that the started services need, and reports a missing one', async () => {
  const without = { CONTENTFUL_PREVIEW_TOKEN: '', CONTENTFUL_MANAGEMENT_TOKEN: '' };
  const members = await start(['members', 'recommendations'], {
    ...without,
    CONTENTFUL_DELIVERY_TOKEN: '',
    REVALIDATE_SECRET: '',
    REVIEWS_PASSKEY: '',
  });
  expect(await statusOf(members, '/members/health')).toBe(200);
  const reviews = await start(['reviews'], { ...without, MEMBERS_TOKEN: '' });
  expect(await statusOf(reviews, '/health')).toBe(200);
  for (const [service, credential, message] of [
    ['reviews', 'REVALIDATE_SECRET', 'REVALIDATE_SECRET, the secret that signs publish webhooks, is missing'],
    ['check', 'CONTENTFUL_PREVIEW_TOKEN', 'CONTENTFUL_PREVIEW_TOKEN'],
  ] as const)
    await expect(
      run(process.execPath, [PLAIN, 'packages/services/server.ts', service], {
        env: { ...installation.env, [credential]: '' },
        timeout: 30_000,
      }),
    ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
});

/** Parses the example in docs/operations.md, "Services apart": the names of the services and the site's variables. */
function example(): { names: string[]; variables: Record<string, string> } {
  const text = readFileSync('docs/operations.md', 'utf8').split('\n## Services apart\n')[1] ?? '';
  const [, command = '', file = ''] =
    /```sh\n(.*npm run services.*)\n```\s+```sh\n([^`]*)```/.exec(text) ?? [];
  const names = command.split(' -- ')[1]?.split(' ') ?? [];
  const variables = Object.entries(parseEnv(file)).map(([name, value]) => [name, value ?? '']);
  return { names, variables: Object.fromEntries(variables) };
}

test('the documented example starts all services, and the doctor finds no errors', async () => {
  const { names, variables } = example();
  expect(names).toContain('members');
  const secrets = Object.fromEntries(
    Object.keys(SITE_SECRETS).map((name) => [name, randomBytes(32).toString('hex')]),
  );
  site = await startSite(secrets.REVALIDATE_SECRET ?? '', '');
  // These services stand in for Contentful, whose images the site does not relay.
  const content = await start(['content', 'images'], secrets);
  const contentful = {
    CONTENTFUL_SPACE_ID: 'cleanpro',
    CONTENTFUL_GRAPHQL_URL: `http://127.0.0.1:${content}/content/v1/spaces/cleanpro/environments/master`,
    CONTENTFUL_CDN_HOST: `http://127.0.0.1:${content}/cdn`,
    IMAGES_UPSTREAM_URL: `http://127.0.0.1:${content}`,
  };
  const services = {
    ...secrets,
    ...contentful,
    CONTENTFUL_MANAGEMENT_TOKEN: '',
    DATA_DIR: installation.dataDir,
    PORT: String(site.port),
  };
  const port = await start(names, services);
  // Point the example's URLs to this test's services. The site gets no other services, as if it ran alone.
  const ofSite = Object.fromEntries(
    Object.entries({ ...secrets, ...variables, ...contentful }).map(([name, value]) => [
      name,
      value.replace('127.0.0.1:4200', `127.0.0.1:${port}`),
    ]),
  );
  const siteEnvironment = {
    NODE_ENV: 'test' as const,
    ...ofSite,
    PORT: String(site.port),
    SERVICES_PORT: '9',
  };
  let failing: string[] = [];
  // Before the review service has read the products, it responds with 500.
  await until(async () => {
    const failures = dependenciesOf(parseSiteConfig(siteEnvironment)).map(({ name, check }) =>
      check(AbortSignal.timeout(30_000)).then(
        () => [],
        (error: unknown) => [`${name}: ${String(error)}`],
      ),
    );
    failing = (await Promise.all(failures)).flat();
    return !failing.includes('reviews: Error: status 500');
  });
  expect(failing).toEqual([]);
  const results = [
    ...(await examine(siteEnvironment, { roles: ['site'] })),
    ...(await examine(
      { NODE_ENV: 'test', ...services, SERVICES_PORT: String(port) },
      { roles: ['services'], names: servicesNamed(names) },
    )),
  ];
  const errors = results.flatMap(({ check, findings }) =>
    findings.filter(({ level }) => level === 'error').map(({ problem }) => `${check}: ${problem}`),
  );
  expect(errors).toEqual([]);
});
