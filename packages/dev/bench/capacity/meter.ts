/**
 * Reads an installation's cumulative counters. The cost of a type of request is the increase of the counters, minus
 * idle activity.
 */
import { createClient } from '@redis/client';
import { Client } from 'pg';
import { z } from 'zod';
import { processorMs, processorMsOfFamily } from '../process-figures.ts';
import { mapCosts, type Costs } from './costs.ts';
import type { Installation, SiteProcess } from './installation.ts';

const DATABASE = z.object({
  transactions: z.coerce.number(),
  rows: z.coerce.number(),
  wal: z.coerce.number(),
  size: z.coerce.number(),
});
/** Redis commands that each connection sends regardless of traffic, and commands of this measurement. */
const OWN_COMMANDS = /^cmdstat_(info|ping|client|hello|subscribe)/;
/** PostgreSQL may report a connection's transactions up to ten seconds late. */
const SETTLE_MS = 11_000;
const IDLE_MS = 10_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the sum of a counter over site processes, for the series with these labels. */
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

interface Options {
  /** Whether to wait for PostgreSQL's figures, which are reported late. */
  settles?: boolean;
  /** Site processes that do the work. Default: all. */
  processes?: readonly SiteProcess[];
}

export interface Meter {
  /** Measures the average cost of a unit of work, such as a request, over `count` units, minus idle activity. */
  costOf: (count: number, work: () => Promise<void>, options?: Options) => Promise<Costs>;
  /** Cost of a second without visitors. */
  idle: Costs;
  stop: () => Promise<void>;
}

/** Connects to all parts, and measures them while they are idle. */
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
      'content queries': await siteCounter(
        site,
        'site_service_call_duration_seconds_count',
        'service="content"',
      ),
      transactions,
      'rows written': written,
      'WAL bytes': wal,
      'database bytes': size,
      'Redis commands': commands,
    };
  };
  const readTimes = (processes: readonly SiteProcess[]) => ({
    'site ms': processes.reduce((sum, { pid }) => sum + processorMs(pid), 0),
    'services ms': processorMs(servicesPid),
    'PostgreSQL ms': processorMsOfFamily(postgres.pid),
    'Redis ms': processorMs(redis.pid),
  });

  /** Returns the cost of some work, the seconds that it took, and the seconds until PostgreSQL had counted it. */
  async function during(work: () => Promise<void>, { settles = false, processes = site }: Options) {
    const counts = await readCounts();
    const times = readTimes(processes);
    const startedAt = performance.now();
    await work();
    const seconds = (performance.now() - startedAt) / 1000;
    const timesAfter = readTimes(processes);
    if (settles) await wait(SETTLE_MS);
    const before: Costs = { ...counts, ...times };
    const after: Costs = { ...(await readCounts()), ...timesAfter };
    const costs = mapCosts((figure) => after[figure] - before[figure]);
    return { costs, seconds, countedSeconds: (performance.now() - startedAt) / 1000 };
  }

  // Wait until startup activity, such as a checkpoint, is over.
  await wait(IDLE_MS);
  const { costs, seconds, countedSeconds } = await during(() => wait(IDLE_MS), { settles: true });
  const idle = mapCosts((figure) => {
    if (figure.endsWith('ms')) return costs[figure] / seconds;
    return figure === 'transactions' ? costs[figure] / countedSeconds : 0;
  });
  return {
    idle,
    async costOf(count, work, options = {}) {
      const { processes = site } = options;
      const measured = await during(work, options);
      return mapCosts((figure) => {
        const time = figure.endsWith('ms') ? measured.seconds : measured.countedSeconds;
        const share = figure === 'site ms' ? processes.length / site.length : 1;
        return Math.max(0, measured.costs[figure] - idle[figure] * time * share) / count;
      });
    },
    async stop() {
      await database.end();
      await cache.close();
    },
  };
}
