import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { freePort } from '../../../dev/ports.ts';
import { openMemberDatabase } from '../../members/service.ts';
import { until } from '../../../dev/test-stages/until.ts';
import { KINDS, createStorage, type TestStorage } from '../databases.ts';
import { contact, TOKEN } from './member-service.ts';
import { startReceiver } from './receiver.ts';

/**
 * Number of kills. PostgreSQL needs fewer, because its own durability is not under test. The test only checks that
 * nothing is lost on the way to it.
 */
const KILLS = process.env.LONG_TESTS ? { sqlite: 50, postgres: 10 } : { sqlite: 14, postgres: 7 };
const WRITERS = 6;
/** How long a submission is reserved for the process that sends it. */
const LEASE_MS = 60_000;

async function start(storage: TestStorage, port: number, webhook: string): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'packages/backend/tests/members/kill-service.ts'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        KILL_DATA_DIR: storage.dataDir,
        KILL_DATABASE_URL: storage.databaseUrl ?? '',
        KILL_TOKEN: TOKEN,
        KILL_PORT: String(port),
        KILL_WEBHOOK: webhook,
      },
    },
  );
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

describe.each(KINDS)('the member service on %s', (kind) => {
  test('stores acknowledged submissions and sends each to the CRM once despite repeated kill -9', async () => {
    const storage = await createStorage(kind);
    const port = await freePort();
    const receiver = await startReceiver({ failing: (attempt) => attempt % 10 < 3 });
    let child = await start(storage, port, receiver.url);
    const state = { over: false };
    const acknowledged = new Map<string, string>();
    let refused = 0;

    async function write(writer: number): Promise<void> {
      for (let number = 0; !state.over; number += 1) {
        const key = randomUUID();
        const body = JSON.stringify(contact(`writer-${writer}@example.com`, `Number ${number}`));
        // Without a response, the client retries with the same key, as the site does.
        for (let answered = false; !answered && !state.over;) {
          try {
            const response = await fetch(`http://127.0.0.1:${port}/members/submissions`, {
              method: 'POST',
              headers: {
                authorization: `Bearer ${TOKEN}`,
                'content-type': 'application/json',
                'idempotency-key': key,
              },
              body,
            });
            const answer: unknown = await response.json();
            answered = response.status === 201;
            if (answered && typeof answer === 'object' && answer !== null && 'id' in answer)
              acknowledged.set(key, String(answer.id));
            else refused += 1;
          } catch {
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
        }
      }
    }

    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
    for (let kills = 0; kills < KILLS[kind]; kills += 1) {
      // Kill the process at a different point each time.
      const before = acknowledged.size;
      await until(() => acknowledged.size >= before + 3 + (kills % 7), 3_000);
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      child = await start(storage, port, receiver.url);
    }
    state.over = true;
    await Promise.all(writers);
    expect(refused).toBe(0);

    const { db } = await openMemberDatabase(storage);
    try {
      const rows = await db.selectFrom('submissions').select(['id', 'idempotency_key']).execute();
      const stored = new Map(rows.map((row) => [row.idempotency_key, row.id]));
      expect(stored.size).toBe(rows.length);
      for (const [key, id] of acknowledged) expect(stored.get(key)).toBe(id);
      // Killed processes left submissions reserved for at most one lease. Do not wait for the leases to expire.
      const waiting = await db.selectFrom('outbox').select('next_at').execute();
      const leases = waiting.map(({ next_at }) => Date.parse(next_at) - Date.now());
      expect(Math.max(0, ...leases)).toBeLessThanOrEqual(LEASE_MS);
      await db
        .updateTable('outbox')
        .set({ next_at: new Date(0).toISOString() })
        .execute();
      await until(async () => (await db.selectFrom('outbox').select('seq').execute()).length === 0, 12_000);
      // Some submissions were sent twice, but each idempotency key arrived exactly once.
      expect([...receiver.received.keys()].sort()).toEqual(rows.map(({ id }) => id).sort());
      expect(receiver.refused).toBeGreaterThan(rows.length / 5);
      console.log(
        `${kind}: ${KILLS[kind]} kills, ${acknowledged.size} acknowledged, ${rows.length} stored, ${receiver.refused} deliveries refused`,
      );
    } finally {
      await db.destroy();
      child.kill('SIGKILL');
      await receiver.stop();
      await storage.remove();
    }
  }, 400_000);
});
