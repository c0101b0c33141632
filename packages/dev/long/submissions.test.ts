import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort } from '../ports.ts';
import { contact } from '@cleanpro/backend/tests/members/member-service';
import { median } from './measurement.ts';

const RATE = 100;
const SECONDS = 20;
/** Maximum ratio of the latency under load to the latency of a single client. */
const MAX_LOAD_RATIO = 8;
const TOKEN = randomBytes(32).toString('hex');

const folder = mkdtempSync(join(tmpdir(), 'long-submissions-'));
let port: number;
let service: ChildProcess;
beforeAll(async () => {
  port = await freePort();
  service = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'packages/backend/tests/members/kill-service.ts'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, KILL_DATA_DIR: folder, KILL_TOKEN: TOKEN, KILL_PORT: String(port) },
    },
  );
  if (service.stdout) await once(service.stdout, 'data');
});
afterAll(() => {
  service.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Sends a submission.
 * @returns its latency in milliseconds
 * @throws Error when it is not acknowledged
 */
async function send(number: number): Promise<number> {
  const start = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/members/submissions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(contact(`visitor-${number}@example.com`, 'How much do I dilute? '.repeat(12))),
  });
  await response.text();
  if (response.status !== 201) throw new Error(`The service answered ${response.status}`);
  return performance.now() - start;
}

test(`stores ${RATE} submissions a second despite a kill, with little added latency`, async () => {
  const alone: number[] = [];
  for (let number = 0; number < 200; number += 1) alone.push(await send(number));

  const pending: Promise<number>[] = [];
  const start = performance.now();
  for (let number = 0; number < RATE * SECONDS; number += 1) {
    // Send at fixed times, whether or not earlier submissions were acknowledged, so that queuing is included in the
    // latency.
    const wait = start + (number * 1000) / RATE - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    pending.push(send(alone.length + number));
  }
  const loaded = await Promise.all(pending);
  const gone = once(service, 'exit');
  service.kill('SIGKILL');
  await gone;

  const database = new DatabaseSync(join(folder, 'members.sqlite'));
  const row = database.prepare('select count(*) as stored from submissions').get();
  database.close();
  expect(row?.stored).toBe(alone.length + loaded.length);
  console.log(`${median(alone).toFixed(1)} ms alone, ${median(loaded).toFixed(1)} ms under load`);
  expect(median(loaded) / median(alone)).toBeLessThan(MAX_LOAD_RATIO);
}, 180_000);
