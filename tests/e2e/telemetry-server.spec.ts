import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { BRAND, startTelemetrySite, type TelemetrySite } from './telemetry-site';
import { portOf } from './site-process';

const SLOW_MS = 1_100;

let site: TelemetrySite;
let content: Server;
test.beforeAll(async () => {
  content = createServer((_request, response) => {
    setTimeout(() => response.writeHead(500).end('{}'), SLOW_MS);
  }).listen(0, '127.0.0.1');
  await once(content, 'listening');
  site = await startTelemetrySite({
    CONTENTFUL_GRAPHQL_URL: `http://127.0.0.1:${portOf(content)}/content/v1/spaces/x/environments/master`,
  });
});
test.afterAll(() => {
  site.close();
  content.closeAllConnections();
  content.close();
});

test('a server exception is sent once with stack, brand and status, as are slow and failed calls', async ({
  request,
}) => {
  expect((await request.get(`${site.url}/en-us/about-us?name=Ann`)).status()).toBe(503);
  const resolving = () => site.ingestion.exceptions.filter(({ properties }) => properties?.kind === 'proxy');
  await expect.poll(resolving, { timeout: 20_000 }).toHaveLength(1);
  const [exception] = resolving();
  expect(exception).toMatchObject({
    exceptions: [
      {
        typeName: 'ContentUnavailableError',
        message: expect.stringContaining('The content service did not answer'),
        hasFullStack: true,
        parsedStack: expect.arrayContaining([expect.objectContaining({ level: 0 })]),
      },
    ],
    properties: {
      brand: BRAND,
      status: '503',
      message: expect.stringContaining('The content service did not answer'),
      stack: expect.stringContaining('ContentUnavailableError'),
      path: '/en-us/about-us',
    },
  });
  const target = `127.0.0.1:${portOf(content)}`;
  const calls = site.ingestion.calls.filter((call) => call.target === target);
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) {
    expect(call).toMatchObject({
      resultCode: '500',
      success: false,
      properties: { brand: BRAND, status: '500' },
    });
    expect(call.measurements?.duration).toBeGreaterThanOrEqual(SLOW_MS / 1_000 - 0.05);
  }
  // The site's requests to itself are not reported as calls.
  expect(site.ingestion.calls.filter((call) => call.target?.endsWith(new URL(site.url).port))).toEqual([]);
  expect(site.ingestion.problems).toEqual([]);
  expect(JSON.stringify(site.ingestion.items)).not.toContain('Ann');
});

test('limits the telemetry sent for many failing requests', async ({ request }) => {
  test.setTimeout(120_000);
  const before = site.ingestion.items.length;
  for (let round = 0; round < 4; round += 1)
    await Promise.all(
      Array.from({ length: 25 }, (_, index) => request.get(`${site.url}/en-us/storm-${round}-${index}`)),
    );
  await expect.poll(() => site.ingestion.items.length, { timeout: 20_000 }).toBeGreaterThan(0);
  // There were 100 failures of the same kind, in at most two one-minute windows.
  expect(site.ingestion.items.length - before).toBeLessThanOrEqual(60);
});
