/** Runs Debian's Prometheus with the rules from docs/monitoring, in accelerated time. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort } from '../../ports.ts';
import { waitForUrl } from '../../bench/environment.ts';

const { PROMETHEUS = '/usr/bin/prometheus', PROMTOOL = '/usr/bin/promtool' } = process.env;
const MONITORING = 'docs/monitoring';
const UNIT_MS: Record<string, number> = { s: 1_000, m: 60_000, h: 3600_000 };
/** Matches a duration in the rules: after the name of a setting, or in brackets. */
const DURATION = /(?<=(?:\bfor|_interval): |\[)(\d+)([smh])\b/g;

const ANSWER = z.object({
  data: z.object({ result: z.array(z.object({ metric: z.object({ alertname: z.string() }) })) }),
});

/**
 * Runs promtool.
 * @returns its output
 * @throws Error with its output when it finds a problem
 */
export const promtool = (args: readonly string[], input = ''): string =>
  execFileSync(PROMTOOL, args, { input, encoding: 'utf8', stdio: 'pipe' });

export interface Prometheus {
  firing: () => Promise<string[]>;
  /** Names of all alerts that have fired. */
  haveFired: () => Promise<string[]>;
  stop: () => void;
}

interface Options {
  folder: string;
  ports: { site: number; services: number };
  /** Acceleration factor: all durations in the rules and the configuration are divided by it. */
  speed: number;
}

/** Starts Prometheus for a site and its services. */
export async function startPrometheus({ folder, ports, speed }: Options): Promise<Prometheus> {
  const home = join(folder, 'prometheus');
  mkdirSync(home);
  const faster = (text: string): string =>
    text.replaceAll(DURATION, (_, count: string, unit: string) => {
      return `${Math.round((Number(count) * (UNIT_MS[unit] ?? NaN)) / speed)}ms`;
    });
  const rules = faster(readFileSync(join(MONITORING, 'alerts.yml'), 'utf8'));
  const config = faster(readFileSync(join(MONITORING, 'prometheus.yml'), 'utf8'))
    .replace("'127.0.0.1:13001', '127.0.0.1:13002'", `'127.0.0.1:${ports.site}'`)
    .replace('127.0.0.1:9465', `127.0.0.1:${ports.services}`);
  writeFileSync(join(home, 'alerts.yml'), rules);
  writeFileSync(join(home, 'prometheus.yml'), config);
  const url = `127.0.0.1:${await freePort()}`;
  const server = spawn(
    PROMETHEUS,
    [
      `--config.file=${join(home, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(home, 'data')}`,
      `--web.listen-address=${url}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const alertsOf = async (query: string): Promise<string[]> => {
    const response = await fetch(`http://${url}/api/v1/query?${new URLSearchParams({ query })}`);
    const { data } = ANSWER.parse(await response.json());
    return [...new Set(data.result.map(({ metric }) => metric.alertname))].toSorted();
  };
  await waitForUrl(`http://${url}/-/ready`);
  return {
    firing: () => alertsOf('ALERTS{alertstate="firing"}'),
    haveFired: () => alertsOf('max_over_time(ALERTS{alertstate="firing"}[1h])'),
    stop: () => void server.kill(),
  };
}
