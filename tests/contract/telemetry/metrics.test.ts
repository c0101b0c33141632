/** Tests the Prometheus metrics (docs/operations.md, "Metrics"), and the dashboard and alerts that use them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { serveMetrics } from '@cleanpro/services/metrics';
import { send } from '../server/http-client.ts';
import { freePort, startMeasuredSite, type MeasuredSite } from './site.ts';

/** Folder of a site build, from which the services read the build ID. */
const build = mkdtempSync(join(tmpdir(), 'metrics-'));
writeFileSync(join(build, 'BUILD_ID'), 'Vq3xLw9ZrTfKpBnYcHsDe');

let site: MeasuredSite;
let metricsPort = 0;
let servicesPort = 0;
let stopServices: () => Promise<void>;

const read = async (port: number): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  metricsPort = await freePort();
  site = await startMeasuredSite({ METRICS_PORT: String(metricsPort) });
  servicesPort = await freePort();
  stopServices = await serveMetrics({
    host: '127.0.0.1',
    port: servicesPort,
    build,
    memberQueues: () => Promise.resolve([{ queue: 'mail', state: 'dead', length: 3 }]),
    waitingWebhooks: () => 7,
    brokenRules: () => 0,
  });
  for (const path of ['/en-us', '/en-us', '/en-us/fails', '/en-us/broken', '/api/session'])
    await send(site.port, path);
  await send(site.port, '/en-us', {}, 'DELETE');
});
afterAll(async () => {
  await Promise.all([site.stop(), stopServices()]);
  rmSync(build, { recursive: true });
});

test('counts requests by route kind and status class, including refused ones', async () => {
  const text = await read(metricsPort);
  const count = (kind: string, status: string): string | undefined =>
    new RegExp(
      String.raw`^http_server_request_duration_seconds_count\{route_kind="${kind}",status_class="${status}"\} (\d+)$`,
      'm',
    ).exec(text)?.[1];
  expect(count('page', '2xx')).toBe('3');
  expect(count('page', '5xx')).toBe('1');
  expect(count('page', '4xx')).toBe('1');
  expect(count('api', '2xx')).toBe('1');
});

test('counts calls by service, and ignores other URLs', async () => {
  await fetch(`http://127.0.0.1:${servicesPort}/metrics`);
  const text = await read(metricsPort);
  expect(text).toMatch(
    /^site_service_call_duration_seconds_count\{service="reviews",status_class="2xx"\} 3$/m,
  );
  expect(text).toMatch(
    /^site_service_call_duration_seconds_count\{service="reviews",status_class="5xx"\} 1$/m,
  );
  expect(text.match(/^site_service_call_duration_seconds_count/gm)).toHaveLength(2);
  expect(text).not.toContain('secret-key');
});

test('requests to new URLs add no time series', async () => {
  const seriesOf = (text: string): number =>
    text.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length;
  for (const path of ['/x', '/api/x']) await send(site.port, path);
  const before = seriesOf(await read(metricsPort));
  for (let n = 0; n < 200; n += 1) await send(site.port, `${n % 2 ? '/api' : ''}/${Math.random()}?${n}=${n}`);
  expect(seriesOf(await read(metricsPort))).toBe(before);
});

test('the services report their queue lengths', async () => {
  const text = await read(servicesPort);
  expect(text).toContain('services_queue_length{queue="mail",state="dead"} 3');
  expect(text).toContain('services_queue_length{queue="webhooks",state="waiting"} 7');
});

test('the counter of broken rules starts at 0, so that Prometheus sees the first increase', async () => {
  expect(await read(servicesPort)).toMatch(/^services_published_rule_breaks_total 0$/m);
});

/** Matches names that follow Prometheus's conventions, with a base unit or type as suffix. */
const NAME = /^(?:[a-z][a-z0-9]*_)+(?:seconds|bytes|total|info|length|up)$/;
const RESERVED_LABELS = ['quantile', 'job', 'instance'];

test('every metric follows the naming conventions of Prometheus', async () => {
  const text = `${await read(metricsPort)}\n${await read(servicesPort)}`;
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  expect(types.length).toBeGreaterThan(20);
  for (const [, name = '', type] of types) {
    expect(name).toMatch(NAME);
    expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
    expect(text).toMatch(new RegExp(`^# HELP ${name} [A-Z]`, 'm'));
  }
  const labels = new Set([...text.matchAll(/(\w+)="/g)].map(([, label]) => label));
  expect(RESERVED_LABELS.filter((label) => labels.has(label))).toEqual([]);
});

test('each process reports its version, build and start time', async () => {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const [site, services] = [await read(metricsPort), await read(servicesPort)];
  const labels = `version="${version}",build_id="Vq3xLw9ZrTfKpBnYcHsDe",node="${process.versions.node}"`;
  expect(site).toContain(`site_build_info{${labels}} 1`);
  expect(services).toContain(`services_build_info{${labels}} 1`);
  for (const text of [site, services]) {
    const start = Number(/^process_start_time_seconds (\S+)$/m.exec(text)?.[1]);
    expect(Math.abs(start - performance.timeOrigin / 1_000)).toBeLessThan(1);
  }
});

test('services without a site build report no build id', async () => {
  const port = await freePort();
  const stop = await serveMetrics({ host: '127.0.0.1', port, build: join(build, 'none') });
  expect(await read(port)).toMatch(/^services_build_info\{version="[^"]+",node="[^"]+"\} 1$/m);
  await stop();
});

test('checks dependencies even if no readiness check is requested', async () => {
  // A scrape does not wait for the checks of dependencies. Their results appear in a later scrape.
  let values: Record<string, string> = {};
  for (let attempt = 0; attempt < 500 && Object.keys(values).length < 2; attempt += 1) {
    const lines = (await read(metricsPort)).matchAll(/^site_dependency_up\{dependency="(.+)"\} (.+)$/gm);
    values = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(values).toEqual({ content: '1', members: '0' });
});

test('the metrics port serves only /metrics', async () => {
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
});

const DASHBOARD = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) })),
});
function expressions(): string[] {
  const dashboard = DASHBOARD.parse(JSON.parse(readFileSync('docs/monitoring/dashboard.json', 'utf8')));
  const rules = readFileSync('docs/monitoring/alerts.yml', 'utf8');
  const alerts = [...rules.matchAll(/expr: (?:\|\n)?([\s\S]*?)\n\s+(?:for|labels):/g)];
  expect(alerts.length).toBe(rules.match(/- alert:/g)?.length);
  return [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...alerts.map(([, expression = '']) => expression),
  ];
}

test('the dashboard and alerts use only existing metrics and labels', async () => {
  const text = `${await read(metricsPort)}\n${await read(servicesPort)}`;
  const series = text.split('\n').filter((line) => !line.startsWith('#'));
  // Prometheus adds `instance` and `job` to every series.
  const labelsOf = (name: string): string[] => [
    'instance',
    'job',
    ...series
      .filter((line) => line.startsWith(`${name}{`))
      .flatMap((line) => [...line.matchAll(/(\w+)="/g)].map(([, label = '']) => label)),
  ];
  const names = new Set(series.map((line) => line.replace(/[{ ].*/, '')));
  names.add('up');
  const all = expressions();
  expect(all.length).toBeGreaterThan(20);
  for (const expression of all) {
    const plain = expression.replaceAll(/"[^"]*"|\[[^\]]*\]/g, '""');
    const named = plain
      .replaceAll(/\{[^}]*\}|by \([^)]*\)/g, ' ')
      // A name followed by a parenthesis is a function.
      .match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b(?! *\()|\bup\b/g);
    expect(named?.length).toBeGreaterThan(0);
    expect(named?.filter((name) => !names.has(name))).toEqual([]);
    for (const [, name = '', labels = ''] of plain.matchAll(/(\w+)\{([^}]*)\}/g))
      for (const [, label] of labels.matchAll(/(\w+)\s*[=!]/g)) expect(labelsOf(name)).toContain(label);
  }
});
