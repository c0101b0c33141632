import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { OwnPostgres } from '../../../dev/test-stages/postgres.ts';
import type { MemberTables } from '../../members/tables.ts';
import type { RecommendationTables } from '../../recommendations/tables.ts';
import type { ReviewTables } from '../../reviews/tables.ts';
import { until } from '../../../dev/test-stages/until.ts';
import { startReceiver, type Receiver } from '../members/receiver.ts';
import { RunningServices } from './running-services.ts';
import { SwitchingProxy } from './switching-proxy.ts';

/**
 * Skips the tests without PostgreSQL. The test stage reports that it is missing (packages/dev/test-stages/stages.ts).
 */
const onPostgres = process.env.TEST_POSTGRES_URL ? describe : describe.skip;

const TIMES = process.env.LONG_TESTS ? 10 : 1;
jest.setTimeout(TIMES * 60_000);
const WRITERS_OF_EACH = 3;
/** Maximum time from PostgreSQL's first response to the first stored form. */
const LIMIT_MS = 5_000;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Simulates visitors who send forms, likes and reviews. Like the site, they retry with the same key until each is
 * acknowledged.
 */
class Visitors {
  readonly #services: RunningServices;
  readonly submissions = new Map<string, string>();
  likes = 0;
  reviews = 0;
  failures = 0;
  #isOver = false;
  #problem: unknown;
  #next = 0;
  readonly #writers: Promise<void>[];

  constructor(services: RunningServices) {
    this.#services = services;
    const kinds = [() => this.submit(), () => this.#like(), () => this.#review()];
    this.#writers = Array.from({ length: WRITERS_OF_EACH }, () => kinds)
      .flat()
      .map((write) => this.#write(write));
  }

  async #write(write: () => Promise<void>): Promise<void> {
    try {
      while (!this.#isOver) await write();
    } catch (error) {
      this.#problem = error;
    }
  }

  async #untilAcknowledged<T>(attempt: () => Promise<T | undefined | false>): Promise<T> {
    for (;;) {
      const acknowledged = await attempt();
      if (acknowledged !== undefined && acknowledged !== false) return acknowledged;
      this.failures += 1;
      if (!this.#services.isRunning) throw new Error(`The services ended: ${this.#services.log}`);
      await sleep(10);
    }
  }

  async submit(): Promise<void> {
    const key = randomUUID();
    const id = await this.#untilAcknowledged(() => this.#services.submit(key));
    this.submissions.set(key, id);
  }

  async #like(): Promise<void> {
    const visitor = (this.#next += 1);
    await this.#untilAcknowledged(() => this.#services.like(visitor));
    this.likes += 1;
  }

  async #review(): Promise<void> {
    const number = (this.#next += 1);
    await this.#untilAcknowledged(() => this.#services.review(number));
    this.reviews += 1;
  }

  /** Resolves when a few more writes of each kind have been acknowledged. */
  async advance(): Promise<void> {
    const before = [this.submissions.size, this.likes, this.reviews];
    await until(() => {
      if (this.#problem !== undefined) throw this.#problem;
      return [this.submissions.size, this.likes, this.reviews].every(
        (now, at) => now > (before[at] ?? 0) + 3,
      );
    }, 6_000);
  }

  /** Stops writing, and resolves when everything in flight is acknowledged. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#writers);
    if (this.#problem !== undefined) throw this.#problem;
  }
}

onPostgres('PostgreSQL ends and comes back while visitors write', () => {
  let folder: string;
  let primary: OwnPostgres;
  let proxy: SwitchingProxy;
  let crm: Receiver;
  let services: RunningServices;
  let visitors: Visitors;
  const slowest = new Map<string, number>();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'postgres-'));
    primary = await OwnPostgres.create(folder);
    await primary.start();
    proxy = await SwitchingProxy.start(primary.port);
    crm = await startReceiver({ failing: () => false });
    const url = `postgres://tests@127.0.0.1:${proxy.port}/postgres`;
    services = await RunningServices.start(url, join(folder, 'data'), crm.url);
    visitors = new Visitors(services);
  }, 120_000);
  afterAll(async () => {
    await services?.stop();
    await crm?.stop();
    proxy?.stop();
    primary?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /**
   * Repeats an interruption. PostgreSQL responds again by the time `interruption` resolves.
   * @returns the longest time from then until a form was stored, in milliseconds
   */
  async function interrupt(kind: string, interruption: () => Promise<unknown>): Promise<number> {
    let maxMs = 0;
    for (let time = 0; time < TIMES; time += 1) {
      await visitors.advance();
      await interruption();
      const answersAt = performance.now();
      await visitors.submit();
      maxMs = Math.max(maxMs, performance.now() - answersAt);
    }
    slowest.set(kind, maxMs);
    return maxMs;
  }

  test('recovers from a fast shutdown', async () => {
    const restart = () => {
      primary.stopFast();
      return primary.start();
    };
    expect(await interrupt('fast stop', restart)).toBeLessThan(LIMIT_MS);
  });

  test('recovers after PostgreSQL is killed with kill -9', async () => {
    const restart = async () => {
      await primary.kill();
      await primary.start();
    };
    expect(await interrupt('kill -9', restart)).toBeLessThan(LIMIT_MS);
  });

  test('recovers from connections terminated by an administrator', async () => {
    const terminate = () =>
      primary.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
    expect(await interrupt('terminated', terminate)).toBeLessThan(LIMIT_MS);
  });

  test('recovers from connections cut by the network', async () => {
    const cut = () => Promise.resolve(proxy.cut());
    expect(await interrupt('cut', cut)).toBeLessThan(LIMIT_MS);
  });

  test('recovers from a failover to a standby', async () => {
    let count = 0;
    const failOver = async () => {
      count += 1;
      const standby = await primary.createStandby(folder, `standby-${count}`);
      await standby.start();
      // From now on, a commit is acknowledged only when the standby has it.
      await primary.query("ALTER SYSTEM SET synchronous_standby_names = '*'", 'SELECT pg_reload_conf()');
      await until(async () => {
        const rows = await primary.query("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'");
        return rows.length > 0;
      });
      await visitors.advance();
      await primary.kill();
      standby.promote();
      proxy.target = standby.port;
      primary = standby;
    };
    expect(await interrupt('fail-over', failOver)).toBeLessThan(LIMIT_MS);
  });

  test('stores every acknowledged request exactly once', async () => {
    await visitors.advance();
    await visitors.end();
    expect(services.isRunning).toBe(true);
    const { submissions, likes, reviews, failures } = visitors;
    const db = new Kysely<MemberTables & ReviewTables & RecommendationTables>({
      dialect: new PostgresDialect({ pool: new Pool({ connectionString: primary.url }) }),
    });
    try {
      const stored = await db.selectFrom('submissions').select(['id', 'idempotency_key']).execute();
      expect(new Map(stored.map(({ id, idempotency_key }) => [idempotency_key, id]))).toEqual(submissions);
      expect(stored).toHaveLength(submissions.size);
      const votes = await db.selectFrom('votes').select('visitor').execute();
      expect([votes.length, new Set(votes.map(({ visitor }) => visitor)).size]).toEqual([likes, likes]);
      expect(await db.selectFrom('counts').select('liked').execute()).toMatchObject([
        { liked: String(likes) },
      ]);
      const written = await db.selectFrom('reviews').select('nickname').where('is_sample', '=', 0).execute();
      expect([written.length, new Set(written.map(({ nickname }) => nickname)).size]).toEqual([
        reviews,
        reviews,
      ]);
      // A worker that lost the response to its claim keeps the submission reserved for a minute.
      await db
        .updateTable('outbox')
        .set({ next_at: new Date(0).toISOString() })
        .execute();
      await until(async () => (await db.selectFrom('outbox').select('seq').execute()).length === 0, 12_000);
      expect([...crm.received.keys()].sort()).toEqual(stored.map(({ id }) => id).sort());
    } finally {
      await db.destroy();
    }
    expect(failures).toBeGreaterThan(0);
    const times = [...slowest].map(([kind, milliseconds]) => `${kind} ${Math.round(milliseconds)} ms`);
    console.log(
      `${TIMES} of each: ${submissions.size} submissions, ${likes} likes, ${reviews} reviews, ${failures} failures; to a stored form ${times.join(', ')}`,
    );
  }, 200_000);
});
