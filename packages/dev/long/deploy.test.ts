/**
 * Tests the files in docs/deploy for a machine with a process manager: systemd units, nginx with TLS, Varnish, and the
 * commands that the units start.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { freePort } from '../ports.ts';
import { benchEnvironment, waitForUrl } from '../bench/environment.ts';
import { startVarnish, type Varnish } from '../../../tests/e2e/varnish.ts';
import { send } from '../../../tests/contract/server/http-client.ts';
import { adapted, startNginx, type Nginx } from './deploy/nginx.ts';
import { eventually, publishName } from './image/visits.ts';

const BUILD = process.env.NEXT_DIST_DIR ?? '.next/test';
const HOST = 'www.example.com';
const STUDIO_HOST = 'studio.example.com';
/** Address that the unit tells the site to listen on. */
const [, LISTEN_HOST = ''] =
  /LISTEN_HOST=(\S+)/.exec(readFileSync('docs/deploy/cleanpro-site@.service', 'utf8')) ?? [];
const PRODUCT = 'product-power-dissolver';
const PRODUCT_PATH = '/en-us/brands/dawn/power-dissolver';

const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
const builds: string[] = [];
const children: ChildProcess[] = [];
let env: ReturnType<typeof benchEnvironment> & Record<string, string | undefined>;
let varnish: Varnish;
let nginx: Nginx;
let sitePorts: number[] = [];
let studioPort = 0;
let httpPort = 0;
const sites = new Map<number, ChildProcess>();
/** Output of all processes. */
let printed = '';

/** Starts a command as a systemd unit does. */
function start(args: readonly string[], more: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['packages/dev/launch.mjs', ...args], {
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  children.push(child);
  return child;
}

async function startSite(port: number): Promise<void> {
  const own = `.next/deploy-${port}`;
  sites.set(port, start(['site'], { PORT: String(port), LISTEN_HOST, NEXT_DIST_DIR: own }));
  await waitForUrl(`http://127.0.0.1:${port}/api/health/ready`);
}

async function stop(child: ChildProcess | undefined): Promise<number | null> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return child.exitCode;
}

beforeAll(async () => {
  const [first, second, services, studio, http, https, port, purgePort] = await Promise.all(
    Array.from({ length: 8 }, () => freePort()),
  );
  sitePorts = [first ?? 0, second ?? 0];
  [studioPort, httpPort] = [studio ?? 0, http ?? 0];
  cpSync('packages/sample-space/content', join(folder, 'content'), { recursive: true });
  env = {
    ...benchEnvironment({
      folder,
      ports: { site: sitePorts[0] ?? 0, services: services ?? 0 },
      content: join(folder, 'content'),
      build: BUILD,
    }),
    SITE_URL: `https://${HOST}`,
    STUDIO_URL: `https://${STUDIO_HOST}`,
    STUDIO_PORT: String(studioPort),
    ALLOWED_HOSTS: '',
    TRUSTED_PROXIES: '2',
    SHUTDOWN_DELAY: '5',
    CDN: 'varnish',
    CDN_PURGE_URL: `http://127.0.0.1:${purgePort}/`,
    REDIS_URL: '',
    CONTENT_MAX_AGE: '5',
  };
  // Webhooks are sent through Varnish.
  start(['services'], { PORT: String(port) });
  await waitForUrl(`http://127.0.0.1:${services}/health`);
  for (const each of sitePorts) {
    builds.push(`.next/deploy-${each}`);
    cpSync(BUILD, `.next/deploy-${each}`, { recursive: true });
  }
  await Promise.all(sitePorts.map(startSite));
  start(['studio', 'serve'], {});
  await waitForUrl(`http://127.0.0.1:${studioPort}/health`);
  const varnishPorts = { port: port ?? 0, purgePort: purgePort ?? 0 };
  varnish = await startVarnish(varnishPorts, sitePorts.map(String));
  nginx = await startNginx(process.env.NGINX_PROGRAM ?? '', join(folder, 'nginx'), {
    http: httpPort,
    https: https ?? 0,
    varnish: varnishPorts.port,
    studio: studioPort,
  });
}, 240_000);

afterAll(async () => {
  await nginx?.stop();
  await varnish?.stop();
  await Promise.all(children.map((child) => stop(child)));
  for (const path of [folder, ...builds]) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}, 60_000);

test('systemd accepts the units', async () => {
  const units = join(folder, 'units');
  mkdirSync(join(units, 'cleanpro-.service.d'), { recursive: true });
  const here = { '/srv/cleanpro': resolve('.') };
  for (const name of readdirSync('docs/deploy').filter((file) => file.endsWith('.service'))) {
    const text = readFileSync(join('docs/deploy', name), 'utf8');
    // Create an instance of the template, with this project's path.
    writeFileSync(join(units, name.replace('@.', '@3001.')), adapted(text, here));
  }
  const common = readFileSync('docs/deploy/cleanpro-.service.d/common.conf', 'utf8');
  writeFileSync(join(units, 'cleanpro-.service.d/common.conf'), adapted(common, here));
  const names = ['cleanpro-site@3001.service', 'cleanpro-services.service', 'cleanpro-studio.service'];
  const checker = process.env.UNIT_CHECKER ?? '';
  const environment = { SYSTEMD_UNIT_PATH: `${units}:` };
  for (const name of names) {
    const { exitCode, all } = await execa(checker, ['verify', '--man=no', join(units, name)], {
      env: environment,
      reject: false,
      all: true,
    });
    expect({ name, exitCode, all }).toEqual({ name, exitCode: 0, all: '' });
  }
  // To check that the drop-in is read, add an unknown setting, which must be reported.
  writeFileSync(
    join(units, 'cleanpro-.service.d/common.conf'),
    `${adapted(common, here)}NoSuchSetting=yes\n`,
  );
  const wrong = await execa(checker, ['verify', '--man=no', join(units, names[0] ?? '')], {
    env: environment,
    reject: false,
    all: true,
  });
  expect(wrong.all).toContain('NoSuchSetting');
}, 60_000);

test('refuses connections to the site that bypass nginx and Varnish', async () => {
  // 127.0.0.2 is another loopback address, so this needs no network.
  for (const port of sitePorts)
    await expect(fetch(`http://127.0.0.2:${port}/api/health/live`)).rejects.toMatchObject({
      cause: { code: 'ECONNREFUSED' },
    });
});

test('serves pages over TLS and redirects plain HTTP to it', async () => {
  const page = await nginx.send(HOST, PRODUCT_PATH);
  expect({ status: page.status, security: page.headers['strict-transport-security'] }).toEqual({
    status: 200,
    security: 'max-age=31536000',
  });
  expect(page.body).toContain(`<link rel="canonical" href="https://${HOST}${PRODUCT_PATH}"`);
  const plain = await send(httpPort, '/en-us?x=1', { host: HOST });
  expect([plain.status, plain.headers.location]).toEqual([308, `https://${HOST}/en-us?x=1`]);
  expect((await send(httpPort, '/.well-known/acme-challenge/token', { host: HOST })).status).toBe(404);
  await expect(send(httpPort, '/en-us', { host: 'www.evil.example' })).rejects.toThrow('socket hang up');
  const other = await nginx.send('example.com', PRODUCT_PATH);
  expect([other.status, other.headers.location]).toEqual([308, `https://${HOST}${PRODUCT_PATH}`]);
});

test("ignores a visitor's X-Forwarded-For header", async () => {
  const missing = (visitor: string) =>
    nginx.send(HOST, `/en-us/no-such-page-${visitor}`, { headers: { 'x-forwarded-for': visitor } });
  const statuses = [];
  // Each of the two processes allows each visitor 60 requests for missing pages.
  for (let index = 0; index < 130; index += 1) statuses.push((await missing(`192.0.2.${index}`)).status);
  expect(statuses[0]).toBe(404);
  expect(statuses.at(-1)).toBe(429);
}, 60_000);

test('rejects purges through nginx', async () => {
  const refused = await nginx.send(HOST, PRODUCT_PATH, { method: 'PURGE', headers: { 'xkey-purge': 'x' } });
  expect(refused.status).toBe(405);
});

/**
 * Publishes a product under a new name.
 * @returns whether its page soon shows the name
 */
async function publishAndSee(name: string): Promise<boolean> {
  await publishName({ servicesUrl: `http://127.0.0.1:${env.SERVICES_PORT}`, env }, PRODUCT, name);
  // HTML contains the name in this escaped form.
  const text = name.replaceAll("'", '&#x27;');
  return eventually(`The page has the name ${name}`, async () =>
    (await nginx.send(HOST, PRODUCT_PATH)).body.includes(text) ? true : undefined,
  );
}

test('shows newly published content on the next request', async () => {
  expect(await publishAndSee("Dissolver for Kelly O'Brien's")).toBe(true);
}, 60_000);

test('serves the studio behind nginx', async () => {
  expect((await nginx.send(STUDIO_HOST, '/sign-in')).status).toBe(200);
  expect((await nginx.send(STUDIO_HOST, '/')).status).toBe(401);
});

test("replaces the site's processes one by one without a failed request", async () => {
  const seen = { isOver: false, count: 0, failed: new Array<number>() };
  const visits = (async () => {
    while (!seen.isOver) {
      // Varnish does not store this file, so each request reaches a process.
      const { status } = await nginx.send(HOST, '/robots.txt');
      seen.count += 1;
      if (status !== 200) seen.failed.push(status);
    }
  })();
  try {
    for (const port of sitePorts) {
      expect(await stop(sites.get(port))).toBe(0);
      // The process that is still running receives the webhook.
      expect(await publishAndSee(`Dissolver without ${port}`)).toBe(true);
      await startSite(port);
      await eventually('Varnish sends visitors to the process', async () =>
        (await varnish.isHealthy(String(port))) ? true : undefined,
      );
    }
  } finally {
    seen.isOver = true;
    await visits;
  }
  expect(seen.failed).toEqual([]);
  expect(seen.count).toBeGreaterThan(100);
}, 180_000);

const LINE = z.looseObject({ level: z.string(), event: z.string(), at: z.iso.datetime() });

const printedLines = () =>
  printed
    .split('\n')
    .filter(Boolean)
    .map((line) => LINE.parse(JSON.parse(line)));

test('prints every log line as JSON with a timestamp', () => {
  // Next's own message about its configuration, for example, becomes a `Printed` event.
  const events = printedLines().map(({ event }) => event);
  expect(events).toEqual(expect.arrayContaining(['ServicesReady', 'Ready', 'Printed']));
  expect(events).not.toContain('WebhookFailure');
});

test('the site rejects no request from other processes in the setup', async () => {
  // Refusals are logged once a minute, and on exit.
  await Promise.all([...sites.values()].map(stop));
  const refused = printedLines().filter(({ event }) => event === 'RequestsRefused');
  // The request to example.com in an earlier test was refused.
  expect(refused).toEqual([expect.objectContaining({ reason: 'other-host', requests: 1 })]);
}, 60_000);
