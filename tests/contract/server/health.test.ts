/** Tests the health checks for load balancers (docs/operations.md, "Health") over HTTP. */
import { createServer, type Server } from 'node:http';
import { z } from 'zod';
import { parseSiteConfig } from '../../../lib/config/environment';
import { dependenciesOf, type Dependency } from '../../../server/health/dependencies.ts';
import { Health } from '../../../server/health/health.ts';
import { serveHealth } from '../../../server/health/serve-health.ts';
import { createSiteServer } from '../../../server/http-server.ts';
import { SITE_SECRETS } from '../../fixtures/site-secrets';
import { close, listen } from './http-client';

const START = Date.parse('2026-11-01T10:00:00Z');
const READINESS = z.object({
  status: z.enum(['pass', 'warn', 'fail']),
  output: z.string().optional(),
  checks: z.record(
    z.string(),
    z.array(z.object({ status: z.string(), since: z.string(), output: z.string().optional() })),
  ),
});

const servers: Server[] = [];
let now = START;
const down = new Set<string>();
let requests = 0;

const service = (name: Dependency['name']): Dependency => ({
  name,
  check: () => {
    requests += 1;
    return down.has(name) ? Promise.reject(new Error('status 500')) : Promise.resolve();
  },
});

async function startServer(server: Server): Promise<string> {
  servers.push(server);
  return `http://127.0.0.1:${await listen(server)}`;
}

async function site({ hasStoredPages = false } = {}) {
  const health = new Health({
    dependencies: [service('content'), service('reviews')],
    hasStoredPages,
    now: () => now,
    elapsed: () => now,
  });
  const handle = serveHealth(health, (_request, response) => {
    response.writeHead(404).end();
    return undefined;
  });
  const url = await startServer(createSiteServer((...args) => void handle(...args)));
  const ready = async () => {
    const response = await fetch(`${url}/api/health/ready`);
    return { response, ...READINESS.parse(await response.json()) };
  };
  return { health, url, ready };
}

beforeEach(() => {
  now = START;
  requests = 0;
  down.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map(close));
  jest.restoreAllMocks();
});

test('a process whose services respond is ready, and the response is not cacheable', async () => {
  const { ready } = await site();
  const { response, ...body } = await ready();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toBe('application/health+json');
  const since = new Date(START).toISOString();
  expect(body).toEqual({
    status: 'pass',
    checks: { content: [{ status: 'pass', since }], reviews: [{ status: 'pass', since }] },
  });
});

test('a failing service degrades readiness until it recovers, and the response states since when', async () => {
  const { ready } = await site();
  await ready();
  down.add('reviews');
  now = START + 10_000;
  await ready();
  now = START + 60_000;
  const degraded = await ready();
  expect([degraded.response.status, degraded.status]).toEqual([200, 'warn']);
  expect(degraded.checks.reviews).toEqual([
    { status: 'fail', since: new Date(START + 10_000).toISOString(), output: 'status 500' },
  ]);
  down.clear();
  now = START + 70_000;
  expect((await ready()).status).toBe('pass');
});

test('without content, a process is not ready, or degraded if it had content or stored pages', async () => {
  down.add('content');
  const fresh = await site();
  const first = await fresh.ready();
  expect([first.response.status, first.status]).toEqual([503, 'fail']);
  down.clear();
  now += 10_000;
  expect((await fresh.ready()).status).toBe('pass');
  down.add('content');
  now += 10_000;
  expect((await fresh.ready()).status).toBe('warn');
  expect((await (await site({ hasStoredPages: true })).ready()).status).toBe('warn');
});

test('checks each service at most once every five seconds', async () => {
  const { ready } = await site();
  await Promise.all(Array.from({ length: 50 }, ready));
  now += 4_999;
  await ready();
  expect(requests).toBe(2);
  now += 1;
  await ready();
  expect(requests).toBe(4);
});

test('metrics get the last results immediately, even if a service hangs, and refresh old results', async () => {
  let answer = (): void => undefined;
  const hanging: Dependency = {
    name: 'images',
    check: () =>
      new Promise((resolve) => {
        requests += 1;
        answer = resolve;
      }),
  };
  const health = new Health({
    dependencies: [service('content'), hanging],
    hasStoredPages: true,
    now: () => now,
    elapsed: () => now,
  });
  expect(health.lastChecks()).toEqual([]);
  answer();
  await health.readiness();
  down.add('content');
  now += 5_000;
  const up = { name: 'images', isUp: true };
  expect(health.lastChecks()).toEqual([{ name: 'content', isUp: true }, up]);
  expect(requests).toBe(4);
  answer();
  await health.readiness();
  expect(health.lastChecks()).toEqual([{ name: 'content', isUp: false }, up]);
  expect(requests).toBe(4);
});

test('a stopping process is alive but not ready', async () => {
  const { health, url, ready } = await site();
  health.drain();
  const { response, status, output } = await ready();
  expect([response.status, status, output]).toEqual([503, 'fail', 'The process is stopping']);
  expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
});

test('only the two health paths exist, and they are read-only', async () => {
  const { url } = await site();
  for (const path of ['/api/health', '/api/health/ready/x', '/api/health/ready?x=1'])
    expect((await fetch(url + path)).status).toBe(404);
  expect((await fetch(`${url}/api/health/live`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${url}/api/health/live`, { method: 'HEAD' })).status).toBe(200);
});

describe('service checks', () => {
  const TOKEN = 'd'.repeat(32);
  const KEY = '00000000-0000-4000-8000-000000000001';
  const answers = new Map<string, [status: number, body?: object] | 'broken off'>();
  let dependencies: Dependency[];

  beforeEach(async () => {
    answers.clear();
    const root = await startServer(
      createServer((request, response) => {
        const path = (request.url ?? '').replace(/\?.*/, '');
        const answer = answers.get(path) ?? [200, { HasErrors: false }];
        if (answer === 'broken off') {
          response.write('{', () => response.destroy());
          return;
        }
        const [status, body = {}] = answer;
        response.writeHead(status).end(JSON.stringify(body));
      }),
    );
    dependencies = dependenciesOf(
      parseSiteConfig({
        CONTENTFUL_DELIVERY_TOKEN: TOKEN,
        CONTENTFUL_PREVIEW_TOKEN: TOKEN,
        REVALIDATE_SECRET: 'r'.repeat(64),
        PREVIEW_SECRET: TOKEN,
        REVIEWS_PASSKEY: TOKEN,
        MEMBERS_TOKEN: TOKEN,
        SESSION_SECRET: TOKEN,
        CONTENTFUL_GRAPHQL_URL: `${root}/graphql`,
        CONTENTFUL_CDN_HOST: `${root}/cdn`,
        REVIEWS_URL: `${root}/reviews`,
        RECOMMENDATIONS_URL: `${root}/recommendations`,
        MEMBERS_URL: `${root}/members`,
        IMAGES_UPSTREAM_URL: root,
        PRIVACY_LINKS_URL: `${root}/privacy/links.json`,
        APPLICATIONINSIGHTS_CONNECTION_STRING: `InstrumentationKey=${KEY};IngestionEndpoint=${root}/telemetry`,
        REDIS_URL: 'redis://127.0.0.1:1',
      }),
    );
  });

  const check = async (name: string): Promise<string> => {
    const dependency = dependencies.find((one) => one.name === name);
    return (
      dependency?.check(AbortSignal.timeout(5_000)).then(
        () => 'pass',
        (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
      ) ?? 'missing'
    );
  };

  test.each([
    ['content', '/graphql', [401], 'status 401'],
    ['content-sync', '/cdn/spaces/cleanpro/environments/master/locales', [404], 'status 404'],
    ['reviews', '/reviews/data/products.json', [200, { HasErrors: true }], 'the request was refused'],
    ['recommendations', '/recommendations/articles', [502], 'status 502'],
    ['members', '/members/health', [401], 'status 401'],
    ['recommendations', '/recommendations/articles', [404], 'status 404'],
    ['images', '/images/', [500], 'status 500'],
    ['privacy', '/privacy/links.json', [404], 'status 404'],
    ['telemetry', '/telemetry/v2/track', [404], 'status 404'],
  ] satisfies [string, string, [number, object?], string][])(
    'report a failure of %s',
    async (name, path, failure, message) => {
      expect(await check(name)).toBe('pass');
      answers.set(path, failure);
      expect(await check(name)).toBe(message);
      expect(message).not.toContain(TOKEN);
    },
  );

  test("skip Contentful's images and disabled telemetry", () => {
    const names = dependenciesOf(
      parseSiteConfig({
        ...SITE_SECRETS,
        CONTENTFUL_GRAPHQL_URL: 'https://graphql.contentful.com/content/v1/spaces/a/environments/master',
        APPLICATIONINSIGHTS_CONNECTION_STRING: 'off',
      }),
    ).map(({ name }) => name);
    expect(names).toEqual(['content', 'content-sync', 'reviews', 'recommendations', 'members', 'privacy']);
  });

  test('report a truncated response as a failure', async () => {
    answers.set('/members/health', 'broken off');
    expect(await check('members')).toBe('no complete answer');
  });

  test('report a configured Redis that is not connected', async () => {
    expect(await check('redis')).toBe('not connected');
  });
});
