/**
 * Tests that no alert fires without a fault, and that each alert fires while its fault lasts (docs/operations.md,
 * "Alerts").
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { publishName, subscribe } from './image/visits.ts';
import { install, type Installation } from './monitoring/installation.ts';
import { promtool, startPrometheus, type Prometheus } from './monitoring/prometheus.ts';
import { startVisitors } from './monitoring/visitors.ts';

/** Acceleration factor: ten minutes take half a minute. */
const SPEED = 20;
/** Duration without faults. Longer than the ten minutes that a fault must last before the slowest alerts fire. */
const HEALTHY_MS = (15 * 60_000) / SPEED;
/**
 * Timeout for alerts. Longer than any alert takes to fire or to end on a busy machine, and longer than the retry delay
 * of a failed purge.
 */
const LIMIT_MS = 150_000;
const PRODUCT = 'product-power-dissolver';

let installation: Installation;
let prometheus: Prometheus;
let visitors: ReturnType<typeof startVisitors>;

beforeAll(async () => {
  installation = await install();
  visitors = startVisitors(installation.siteUrl);
  prometheus = await startPrometheus({
    folder: installation.folder,
    ports: installation.metricsPorts,
    speed: SPEED,
  });
}, 240_000);
afterAll(async () => {
  prometheus?.stop();
  await visitors?.stop();
  await installation?.stop();
});

/**
 * Waits until the firing alerts satisfy a condition.
 * @returns the alerts that fire at that time, or at the timeout
 */
async function firingOnce(isRight: (firing: readonly string[]) => boolean): Promise<string[]> {
  const end = performance.now() + LIMIT_MS;
  let firing = await prometheus.firing();
  while (!isRight(firing) && performance.now() < end) {
    await sleep(250);
    firing = await prometheus.firing();
  }
  return firing;
}

/**
 * Waits for alerts to fire.
 * @returns the alerts that fire: all of them, unless the timeout is reached first
 */
async function waitUntilFiring(names: readonly string[]): Promise<string[]> {
  const firing = await firingOnce((some) => names.every((name) => some.includes(name)));
  return names.filter((name) => firing.includes(name));
}

/**
 * Waits until no alert fires.
 * @returns the alerts that still fire at the timeout
 */
const waitUntilQuiet = (): Promise<string[]> => firingOnce((firing) => firing.length === 0);

test.each(['site', 'services'] as const)('promtool accepts the metrics from the %s', async (name) => {
  const response = await fetch(`http://127.0.0.1:${installation.metricsPorts[name]}/metrics`);
  const text = await response.text();
  expect(text).toContain('process_start_time_seconds');
  expect(promtool(['check', 'metrics'], text)).toBe('');
});

test('raises no alert during 15 minutes of probes and visits', async () => {
  await sleep(HEALTHY_MS);
  expect(await prometheus.haveFired()).toEqual([]);
}, 120_000);

test('raises alerts for failing dependencies and resolves them afterward', async () => {
  const { fail, mend, setEventLoop, folder, env } = installation;
  fail('crm', 'error');
  await subscribe(installation);
  // Mark the jobs as dead, because twelve failed attempts would take hours. Setting `next_at` also prevents an
  // in-flight attempt from updating the job.
  const members = new DatabaseSync(join(folder, 'data/members.sqlite'), { timeout: 30_000 });
  members.exec("UPDATE outbox SET state = 'dead', next_at = '2026-01-01T00:00:00.000Z'");
  members.close();
  fail('cdn', 'error');
  await publishName(installation, PRODUCT, 'Power Dissolver, renamed');
  fail('reviews', 'error');
  fail('recommendations', 'silence');
  setEventLoop('block');
  const alerts = ['DeadLetters', 'DependencyDown', 'EventLoopBlocked', 'PurgesFailing', 'ServiceFailing'];
  expect(await waitUntilFiring(alerts)).toEqual(alerts);

  for (const service of ['crm', 'cdn', 'reviews', 'recommendations'] as const) mend(service);
  setEventLoop('free');
  execFileSync(process.execPath, ['packages/services/commands/submissions.ts', 'resend', '--dead'], { env });
  expect(await waitUntilQuiet()).toEqual([]);
}, 360_000);

test('raises alerts for stopped services and resolves them after the restart', async () => {
  await installation.kill('services');
  const alerts = ['DependencyDown', 'ServicesDown', 'SiteErrors'];
  expect(await waitUntilFiring(alerts)).toEqual(alerts);
  await installation.start.services();
  expect(await waitUntilQuiet()).toEqual([]);
}, 360_000);

test('raises an alert for a stopped site and resolves it after the restart', async () => {
  await installation.kill('site');
  const alerts = ['SiteDown'];
  expect(await waitUntilFiring(alerts)).toEqual(alerts);
  await installation.start.site();
  expect(await waitUntilQuiet()).toEqual([]);
}, 360_000);
