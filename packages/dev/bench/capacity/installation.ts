/** Runs a complete deployment: site processes behind a load balancer, with the services, PostgreSQL and Redis. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../ports.ts';
import { startPostgres } from '../../test-stages/postgres.ts';
import { redisProgram } from '../../test-stages/redis.ts';
import { Front } from '../../long/rolling/front.ts';
import { benchEnvironment, waitForPort, waitForUrl } from '../environment.ts';
import { BUILD, buildSite } from '../own-site.ts';
import { startNode, startProgram, stopPrograms, type Program } from '../programs.ts';

export interface SiteProcess {
  pid: number;
  port: number;
  metricsPort: number;
}

export interface Installation {
  /** URL of the load balancer. */
  url: string;
  env: NodeJS.ProcessEnv;
  site: SiteProcess[];
  servicesUrl: string;
  servicesPid: number;
  postgres: { pid: number; url: string };
  redis: { pid: number; url: string };
}

/**
 * Typical interval of a load balancer's health checks. They are part of the idle cost, which is subtracted from the
 * cost of requests.
 */
const HEALTH_INTERVAL_MS = 2_000;

const pidOf = ({ pid }: Program): number => {
  if (pid === undefined) throw new Error('A process could not be started');
  return pid;
};

/**
 * Starts the given number of site processes on a copy of the sample content, runs the measurement, and stops
 * everything.
 * @throws Error when PostgreSQL or Redis is not installed, or something does not start
 */
export async function onInstallation(
  processes: number,
  measure: (installation: Installation) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'capacity-'));
  const programs: Program[] = [];
  const start = (file: string, env: NodeJS.ProcessEnv): number => {
    const program = startNode([file], env);
    programs.push(program);
    return pidOf(program);
  };
  const content = join(folder, 'content');
  cpSync('packages/sample-space/content', content, { recursive: true });
  const ports = { site: await freePort(), services: await freePort() };
  const environment = benchEnvironment({ folder, ports, content, build: BUILD });
  const postgres = await startPostgres(folder);
  const redis = redisProgram();
  let front: Front | undefined;
  try {
    if (!postgres || !redis) throw new Error('This benchmark needs PostgreSQL and Redis. Install both.');
    const redisPort = await freePort();
    const redisSettings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const redisServer = startProgram(redis, ['--port', String(redisPort), ...redisSettings]);
    programs.push(redisServer);
    await waitForPort(redisPort);
    const env = {
      ...environment,
      DATABASE_URL: postgres.url,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      PAGE_CACHE_DIR: join(folder, 'pages'),
      REVIEWS_AUTO_APPROVE: 'true',
      TRUSTED_PROXIES: '1',
    };
    await buildSite(env);
    const services = start('packages/services/server.ts', env);
    const servicesUrl = `http://127.0.0.1:${ports.services}`;
    await waitForUrl(`${servicesUrl}/health`);
    const site: SiteProcess[] = [];
    const sitePorts: number[] = [];
    for (let index = 0; index < processes; index += 1) sitePorts.push(await freePort());
    const hosts = [ports.site, ...sitePorts].map((port) => `127.0.0.1:${port}`).join(' ');
    for (const port of sitePorts) {
      const metricsPort = await freePort();
      const own = { ...env, ALLOWED_HOSTS: hosts, PORT: String(port), METRICS_PORT: String(metricsPort) };
      site.push({ pid: start('server/main.ts', own), port, metricsPort });
    }
    front = new Front(
      site.map(({ port }) => port),
      HEALTH_INTERVAL_MS,
    );
    await front.start(ports.site);
    // The search index is built in the background. Wait for it, so that it does not distort the measurements.
    for (const { port } of site) await waitForUrl(`http://127.0.0.1:${port}/api/search/suggest?q=dawn`);
    const balancer = front;
    while (!site.every(({ port }) => balancer.isReady(port)))
      await new Promise((resolve) => setTimeout(resolve, 100));
    await measure({
      url: environment.SITE_URL,
      env,
      site,
      servicesUrl,
      servicesPid: services,
      postgres: {
        pid: Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]),
        url: postgres.url,
      },
      redis: { pid: pidOf(redisServer), url: env.REDIS_URL },
    });
  } finally {
    front?.stop();
    await stopPrograms(programs);
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
