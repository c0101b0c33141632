/** What an installation has done so far, and what a kind of request costs: the difference, without what goes on anyway. */
import { createClient } from '@redis/client';
import { Client } from 'pg';
import { z } from 'zod';
import { processorMs, processorMsOfFamily } from '../process-figures.ts';
import { computed, type Costs } from './costs.ts';
import type { Installation, SiteProcess } from './installation.ts';

const DATABASE = z.object({
  transactions: z.coerce.number(),
  rows: z.coerce.number(),
  wal: z.coerce.number(),
  size: z.coerce.number(),
});
/** Commands that a connection costs, however much it is used, and those of this measurement. */
const OWN_COMMANDS = /^cmdstat_(info|ping|client|hello|subscribe)/;
/** PostgreSQL counts a connection's transactions ten seconds after the last one, if not before. */
const SETTLE_MS = 11_000;
const IDLE_MS = 10_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The sum of a counter over the processes of the site, of the series with these labels. */
export async function siteCounter(
  processes: readonly SiteProcess[],
  name: string,
  labels = '',
): Promise<number> {
  let sum = 0;
  for (const { metricsPort } of processes) {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    for (const line of text.split('\n'))
      if (/^[{ ]/.test(line.slice(name.length)) && line.startsWith(name) && line.includes(labels))
        sum += Number(line.split(' ').at(-1));
  }
  return sum;
}

export interface Meter {
  /**
   * What one of so many requests costs, or another unit of work.
   * @param settles whether PostgreSQL's figures are read; it counts late
   */
  costOf: (count: number, work: () => Promise<void>, options?: { settles: boolean }) => Promise<Costs>;
  /** What the parts take in a second without any visitor: processor time, and transactions that look for work. */
  idle: Costs;
  stop: () => Promise<void>;
}

/** Connects to the parts, and measures them idle. */
export async function startMeter(installation: Installation): Promise<Meter> {
  const { site, servicesPid, postgres, redis } = installation;
  const database = new Client({ connectionString: postgres.url });
  await database.connect();
  const cache = createClient({ url: redis.url });
  await cache.connect();

  const readCounts = async () => {
    const { rows } = await database.query(
      `SELECT xact_commit + xact_rollback AS transactions, tup_inserted + tup_updated + tup_deleted AS rows,
         pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS wal,
         pg_database_size(current_database()) AS size
       FROM pg_stat_database WHERE datname = current_database()`,
    );
    const { transactions, rows: written, wal, size } = DATABASE.parse(rows[0]);
    let commands = 0;
    for (const line of (await cache.info('commandstats')).split('\r\n'))
      if (line.startsWith('cmdstat_') && !OWN_COMMANDS.test(line))
        commands += Number(/calls=(\d+)/.exec(line)?.[1] ?? 0);
    return {
      'content queries': await siteCounter(site, 'site_service_call_duration_count', 'service="content"'),
      transactions,
      'rows written': written,
      'WAL bytes': wal,
      'database bytes': size,
      'Redis commands': commands,
    };
  };
  const readTimes = () => ({
    'site ms': site.reduce((sum, { pid }) => sum + processorMs(pid), 0),
    'services ms': processorMs(servicesPid),
    'PostgreSQL ms': processorMsOfFamily(postgres.pid),
    'Redis ms': processorMs(redis.pid),
  });

  /** What is done from now until the end of some work, and in how many seconds. */
  async function during(
    work: () => Promise<void>,
    settles: boolean,
  ): Promise<{ costs: Costs; seconds: number }> {
    const startedAt = performance.now();
    const counts = await readCounts();
    const times = readTimes();
    await work();
    const seconds = (performance.now() - startedAt) / 1000;
    const timesAfter = readTimes();
    if (settles) await wait(SETTLE_MS);
    const before: Costs = { ...counts, ...times };
    const after: Costs = { ...(await readCounts()), ...timesAfter };
    return { costs: computed((figure) => after[figure] - before[figure]), seconds };
  }

  const { costs, seconds } = await during(() => wait(IDLE_MS), true);
  const idle = computed((figure) => {
    if (figure.endsWith('ms')) return costs[figure] / seconds;
    return figure === 'transactions' ? costs[figure] / (seconds + SETTLE_MS / 1000) : 0;
  });
  return {
    idle,
    async costOf(count, work, { settles } = { settles: false }) {
      const measured = await during(work, settles);
      const counted = measured.seconds + (settles ? SETTLE_MS / 1000 : 0);
      return computed((figure) => {
        const time = figure.endsWith('ms') ? measured.seconds : counted;
        return Math.max(0, measured.costs[figure] - idle[figure] * time) / count;
      });
    },
    async stop() {
      await database.end();
      await cache.close();
    },
  };
}
