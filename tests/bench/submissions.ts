/**
 * `npm run bench:submissions`: submissions a second that the member service takes on SQLite, each on the disk before
 * it is acknowledged. They arrive at their times, whether earlier ones were answered or not, so that waiting shows.
 */
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const RATE = Number(process.env.BENCH_RATE ?? 200);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const WARM_SECONDS = 2;
const PORT = 4902;
const TOKEN = randomBytes(32).toString('hex');

const folder = mkdtempSync(join(tmpdir(), 'bench-submissions-'));
const service = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', 'tests/contract/members/kill-service.ts'],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, KILL_DATA_DIR: folder, KILL_TOKEN: TOKEN, KILL_PORT: String(PORT) },
  },
);
await once(service.stdout, 'data');

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Sends one and gives its latency in milliseconds. @throws Error when it is not acknowledged */
function send(number: number): Promise<number> {
  const body = JSON.stringify({
    form: 'contact',
    page: 'contact-us',
    fields: {
      shoppingFor: 'A business',
      firstName: 'Ada',
      lastName: 'Moreno',
      email: `visitor-${number}@example.com`,
      phone: '+12025550143',
      company: 'Harbor Grill',
      city: 'Austin',
      state: 'Texas',
      zip: '78701',
      message: 'How much do I dilute for a three-compartment sink? '.repeat(6),
      over18: true,
      emailConsent: false,
    },
  });
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        port: PORT,
        method: 'POST',
        path: '/members/submissions',
        headers: {
          authorization: `Bearer ${TOKEN}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': randomUUID(),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () =>
          response.statusCode === 201
            ? resolve(performance.now() - started)
            : reject(new Error(`It answered ${response.statusCode}`)),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

const under: Promise<{ at: number; ms: number }>[] = [];
const begun = performance.now();
for (let number = 0; number < RATE * (WARM_SECONDS + SECONDS); number += 1) {
  const due = begun + (number * 1000) / RATE;
  const wait = due - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  // From when it was due: a sender that fell behind must not hide a wait.
  const late = Math.max(0, performance.now() - due);
  under.push(send(number).then((ms) => ({ at: number / RATE, ms: ms + late })));
}
const answers = await Promise.all(under);
const took = (performance.now() - begun) / 1000;
service.kill('SIGKILL');
await once(service, 'exit');
const database = new DatabaseSync(join(folder, 'members.sqlite'));
const kept = Number(database.prepare('select count(*) as kept from submissions').get()?.kept);
database.close();
rmSync(folder, { recursive: true, force: true });

const latencies = answers
  .filter(({ at }) => at >= WARM_SECONDS)
  .map(({ ms }) => ms)
  .sort((a, b) => a - b);
const percentile = (part: number): number =>
  Math.round((latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? 0) * 10) / 10;
console.table([
  {
    'submissions/s': Math.round(answers.length / took),
    acknowledged: answers.length,
    'kept after kill -9': kept,
    'p50 ms': percentile(0.5),
    'p99 ms': percentile(0.99),
    'max ms': percentile(1),
  },
]);
process.exit(kept === answers.length && percentile(0.99) < 100 ? 0 : 1);
