import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { getCacheStatus } from './cache-status';
import { notify, publish } from './management';
import { shortTag } from '../../lib/cdn/short-tag.ts';
import { freePort } from '../../packages/dev/ports.ts';
import { startSite, type SiteProcess } from './site-process';
import { startVarnish, storedBy, type Varnish } from './varnish';

const PROGRAM = process.env.REDIS_PROGRAM ?? '';
const PRODUCT = 'product-power-dissolver';
const PAGE = '/en-us/brands/dawn/power-dissolver';
const OTHER = '/en-us/brands/charmin';
/** Products whose purges are counted. */
const [NOTIFIED, LOST] = ['product-24-hour-bathroom-cleaner', 'product-24-hour-multi-purpose'] as const;

class RedisServer {
  readonly #port: number;
  #process: ChildProcess | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const args = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.#process = spawn(PROGRAM, args, { stdio: 'ignore' });
    const listens = (): Promise<boolean> =>
      new Promise((resolve) => {
        const socket = connect(this.#port, '127.0.0.1');
        socket.once('connect', () => {
          socket.destroy();
          resolve(true);
        });
        socket.once('error', () => resolve(false));
      });
    await expect.poll(listens).toBe(true);
  }

  async stop(): Promise<void> {
    if (!this.#process) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    this.#process = undefined;
    await gone;
  }
}

const PROCESSES = 4;
/** Tests that need Varnish (tests/interruptions.config.ts). */
const BEHIND_VARNISH = { tag: '@varnish' };

const purges: { at: number; tags: string[] }[] = [];
const purged = createServer(({ headers }, response) => {
  purges.push({ at: performance.now(), tags: String(headers['xkey-purge']).split(' ') });
  response.end();
});

let redis: RedisServer;
let varnish: Varnish | undefined;
let sites: SiteProcess[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // Four sites start, and Varnish compiles its configuration.
  test.setTimeout(180_000);
  redis = new RedisServer(await freePort());
  // The sites start before Redis, and work without it until it is available.
  const [port, purgePort, countingPort] = [await freePort(), await freePort(), await freePort()];
  purged.listen(countingPort, '127.0.0.1');
  const ports: string[] = [];
  for (let count = 0; count < PROCESSES; count += 1) ports.push(String(await freePort()));
  const environment = {
    REDIS_URL: redis.url,
    SITE_URL: 'https://www.cleanpro.example',
    ALLOWED_HOSTS: [`127.0.0.1:${port}`, ...ports.map((each) => `localhost:${each}`)].join(' '),
    CDN: 'varnish',
    CDN_PURGE_URL: `http://127.0.0.1:${countingPort}/${process.env.VARNISH_PROGRAM ? ` http://127.0.0.1:${purgePort}/` : ''}`,
  };
  sites = await Promise.all(ports.map((PORT) => startSite({ ...environment, PORT })));
  if (process.env.VARNISH_PROGRAM) varnish = await startVarnish({ port, purgePort }, ports);
});

test.afterAll(async () => {
  await varnish?.stop();
  for (const site of sites) site.stop();
  await redis.stop();
  purged.close();
});

const [first, second] = [() => sites[0]?.url ?? '', () => sites[1]?.url ?? ''];

const text = async (request: APIRequestContext, url: string): Promise<string> =>
  (await request.get(url)).text();

/** Requests a page that does not show the product until all processes have cached it. */
async function cacheOtherPage(request: APIRequestContext): Promise<void> {
  for (const site of sites) {
    await request.get(site.url + OTHER);
    expect(await getCacheStatus(request, site.url + OTHER)).toBe('site; hit');
  }
}

/** The request of a browser's router when it follows a link to the page. */
const RSC = { path: `${PAGE}?_rsc=`, headers: { rsc: '1' } };

const rscAnswer = async (request: APIRequestContext, root: string): Promise<string> => {
  const answer = await request.get(root + RSC.path, { headers: RSC.headers });
  expect(answer.headers()['content-type']).toContain('text/x-component');
  return answer.text();
};

/**
 * Publishes a product under a new name without a webhook, so all processes still show the old name.
 * @returns the new name
 */
async function rename(request: APIRequestContext): Promise<string> {
  let name = '';
  // Retry, because the tags of an earlier publish expire again after a while, which may show the new name too early.
  await expect(async () => {
    name = `Solvent ${randomUUID()}`;
    for (const site of sites) {
      await request.get(site.url + PAGE);
      await rscAnswer(request, site.url);
    }
    await publish(request, PRODUCT, { productName: name });
    for (const site of sites) {
      expect(await text(request, site.url + PAGE)).not.toContain(name);
      expect(await rscAnswer(request, site.url)).not.toContain(name);
    }
  }).toPass();
  return name;
}

let latestName = '';

test('without Redis, each process applies only the webhooks it receives', async ({ request }) => {
  latestName = await rename(request);
  await notify(request, first(), PRODUCT);
  expect(await text(request, first() + PAGE)).toContain(latestName);
  expect(await text(request, second() + PAGE)).not.toContain(latestName);
});

test('when Redis connects, processes render pages again that may have missed an expiration', async ({
  request,
}) => {
  await cacheOtherPage(request);
  await redis.start();
  for (const site of sites)
    await expect.poll(() => getCacheStatus(request, site.url + OTHER)).not.toBe('site; hit');
  expect(await text(request, second() + PAGE)).toContain(latestName);
});

test('an expiration reaches all processes before the next request; other pages stay cached', async ({
  request,
}) => {
  const name = await rename(request);
  await cacheOtherPage(request);
  await notify(request, first(), PRODUCT);
  for (const site of sites.toReversed()) {
    expect(await text(request, site.url + PAGE)).toContain(name);
    expect(await rscAnswer(request, site.url)).toContain(name);
  }
  expect(
    await text(request, `${second()}/en-us/search?q=${encodeURIComponent(name)}&kind=product`),
  ).toContain(PAGE);
  for (const site of sites) expect(await getCacheStatus(request, site.url + OTHER)).toBe('site; hit');
});

const purgedAt = (id: string, since: number): number[] =>
  purges.filter(({ at, tags }) => at > since && tags.includes(shortTag(`entry:${id}`))).map(({ at }) => at);

test('purges once per publish, with or without a webhook, and again if a stale page was sent', async ({
  request,
}) => {
  // Each try waits for tags to settle. A failure reports the times of all tries.
  test.setTimeout(120_000);
  const tries: unknown[] = [];
  // Retry, because a process may look for changes between a publish and its webhook.
  await expect(async () => {
    const startedAt = performance.now();
    // Wait until the tags of the previous try have settled (lib/content/sync/expiring-follower.ts), because a process
    // that finds them earlier purges nothing. Until then, pages requested earlier may also count as in flight to the
    // CDN (lib/cdn/sent-pages.ts).
    await expect.poll(() => performance.now() - startedAt).toBeGreaterThan(tries.length > 0 ? 12_000 : 6_500);
    const since = performance.now();
    await publish(request, LOST, { productName: `Cleaner ${randomUUID()}` });
    await publish(request, NOTIFIED, { productName: `Cleaner ${randomUUID()}` });
    // This webhook makes all processes read the sync, which also contains the publish without a webhook.
    await notify(request, first(), NOTIFIED);
    await request.get(second() + PAGE);
    await publish(request, PRODUCT, { productName: `Solvent ${randomUUID()}` });
    await notify(request, first(), PRODUCT);
    const times = (): number[][] =>
      [LOST, NOTIFIED, PRODUCT].map((id) => purgedAt(id, since).map((at) => Math.round(at - since)));
    await expect
      .poll(() => purgedAt(PRODUCT, since).length)
      .toBe(2)
      .catch(() => undefined);
    tries.push(times());
    const [lost, notified, [purged = 0, repeated = 0, ...more] = []] = times();
    expect([lost?.length, notified?.length, more.length], JSON.stringify(tries)).toEqual([1, 1, 0]);
    expect(repeated - purged, JSON.stringify(tries)).toBeGreaterThan(2_900);
  }).toPass();
});

test(
  'a publish received by one process is visible behind Varnish at the next request',
  BEHIND_VARNISH,
  async ({ request }) => {
    const root = varnish?.url ?? '';
    const visible: boolean[] = [];
    // Retry, because purges of earlier publishes, and of processes that reconnected to Redis, may interfere.
    await expect(async () => {
      const name = await rename(request);
      for (const [path, headers] of [
        [PAGE, {}],
        [RSC.path, RSC.headers],
        [OTHER, {}],
      ] as const) {
        await request.get(root + path, { headers });
        expect(await storedBy(request, root + path, headers), path).toBeDefined();
      }
      expect(await text(request, root + PAGE)).not.toContain(name);
      await notify(request, sites.at(-1)?.url ?? '', PRODUCT);
      const answers = [await text(request, root + PAGE), await rscAnswer(request, root)];
      // The remaining processes must have the new name too, because Varnish may send a request to any of them.
      for (const site of sites) answers.push(await text(request, site.url + PAGE));
      visible.push(...answers.map((answer) => answer.includes(name)));
      expect(await storedBy(request, root + OTHER)).toBeDefined();
    }).toPass();
    expect(visible).not.toContain(false);
  },
);

/**
 * Votes on a review that does not exist.
 * @returns the status of the response
 */
const vote = async (request: APIRequestContext, site: string, visitor: string): Promise<number> =>
  (
    await request.post(`${site}/api/reviews/feedback`, {
      form: { ContentId: 'none', Vote: 'Positive' },
      headers: { origin: site, 'x-forwarded-for': visitor },
      maxRedirects: 0,
    })
  ).status();

async function votesTaken(request: APIRequestContext, visitor: string): Promise<number> {
  for (let taken = 0; taken < 50 * PROCESSES; taken += 1)
    if ((await vote(request, sites[taken % PROCESSES]?.url ?? '', visitor)) === 429) return taken;
  return Infinity;
}

test('rate limits count the requests of a visitor across all processes', async ({ request }) => {
  expect(await votesTaken(request, '10.201.0.1')).toBe(30);
  for (const site of sites) expect(await vote(request, site.url, '10.201.0.1')).toBe(429);
});

test('during a Redis outage, processes work alone; afterwards missed expirations are applied', async ({
  request,
}) => {
  const usual = await vote(request, second(), '10.202.0.1');
  await redis.stop();
  let name = '';
  // Retry for the same reason as rename().
  await expect(async () => {
    name = await rename(request);
    await notify(request, first(), PRODUCT);
    expect(await text(request, first() + PAGE)).toContain(name);
    expect(await text(request, second() + PAGE)).not.toContain(name);
  }).toPass();
  expect(await vote(request, second(), '10.202.0.1')).toBe(usual);
  expect(await votesTaken(request, '10.203.0.1')).toBe(30 * PROCESSES);
  await redis.start();
  await expect.poll(() => text(request, second() + PAGE)).toContain(name);
});

test(
  'after a Redis outage, Varnish drops the pages stored before it',
  BEHIND_VARNISH,
  async ({ request }) => {
    const url = `${varnish?.url ?? ''}${OTHER}`;
    await redis.stop();
    await request.get(url);
    const before = await storedBy(request, url);
    expect(before).toBeDefined();
    await redis.start();
    await expect.poll(() => storedBy(request, url)).not.toBe(before);
  },
);
