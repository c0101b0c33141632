import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  newInstallation,
  PLAIN,
  stopServices,
  type Installation,
} from '@cleanpro/backend/tests/backup/installation';
import { createEntry, hazards, link, product } from '@cleanpro/content-check/tests/space';
import { freePort } from '../../dev/ports.ts';
import { until } from '../../dev/test-stages/until.ts';

const MINUTE_OF_POLLS = 6_000;
const ANSWER = z.object({ items: z.array(z.object({ id: z.string(), rule: z.string().optional() })) });
const ENTITY = z.object({ sys: z.object({ version: z.number() }) });

let installation: Installation;
let child: ChildProcess;
let metricsPort = 0;
let log = '';

beforeAll(async () => {
  installation = await newInstallation('sqlite');
  // These entries break a safety rule: H314 (causes skin burns) without gloves or goggles.
  for (const entry of [hazards(['H314'], { signalWord: 'Danger' }), product({ hazards: link('hazards') })]) {
    const folder = join(installation.content, 'entries', entry[0]);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${entry[1]}.json`), JSON.stringify(createEntry(entry)));
  }
  metricsPort = await freePort();
  child = spawn(process.execPath, [PLAIN, 'packages/services/server.ts', 'content', 'check'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...installation.env, SERVICES_METRICS_PORT: String(metricsPort) },
  });
  child.stderr?.on('data', (chunk) => {
    log += String(chunk);
  });
  if (child.stdout) await once(child.stdout, 'data');
});
afterAll(async () => {
  await stopServices(child);
  await installation.remove();
});

const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${installation.port}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${installation.env.CONTENTFUL_MANAGEMENT_TOKEN}`, ...init.headers },
  });

const PLACE = '/spaces/cleanpro/environments/master/entries';

test('for requests with the management token, returns the rules that an entry breaks', async () => {
  const response = await call(`/check${PLACE}/hazards`);
  expect(response.status).toBe(200);
  const { items } = ANSWER.parse(await response.json());
  expect(items).toContainEqual({ id: 'p', rule: 'hazards' });
  expect((await fetch(`http://127.0.0.1:${installation.port}/check${PLACE}/p`)).status).toBe(401);
});

test('logs a publish that breaks a safety rule, and counts it in the metrics', async () => {
  const metrics = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(await metrics()).toMatch(/^services_published_rule_breaks_total 0$/m);
  const path = `/management${PLACE}/hazards`;
  const { sys } = ENTITY.parse(await (await call(path)).json());
  const published = await call(`${path}/published`, {
    method: 'PUT',
    headers: { 'x-contentful-version': String(sys.version) },
  });
  expect(published.status).toBe(200);
  await until(
    async () => /^services_published_rule_breaks_total [1-9]/m.test(await metrics()),
    MINUTE_OF_POLLS,
  );
  expect(log).toMatch(
    /"event":"PublishedContentBreaksRule",[^}]*"entry":"p","rule":"hazards","sentence":"[^"]*gloves/,
  );
});
