/** Runs a built site and its services, whose parts can be made to fail. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../ports.ts';
import { benchEnvironment, waitForUrl } from '../../bench/environment.ts';
import { close, listen } from '../../../../tests/contract/server/http-client.ts';
import { PASSING_SERVER, passOn } from '../pass-on.ts';

/** The build that the stage created. */
const BUILD = process.env.NEXT_DIST_DIR ?? '.next/test';
const BLOCK_EVENT_LOOP = ['--import', './packages/dev/long/monitoring/block-event-loop.ts'];

/** Services that can be made to fail, by the first segment of their paths. */
type Service = 'reviews' | 'recommendations' | 'cdn' | 'crm';
type Fault = 'error' | 'silence';
/** External services. They are simulated, and succeed unless they are made to fail. */
const OUTSIDE = ['cdn', 'crm'];

export type Installation = Awaited<ReturnType<typeof install>>;

/** Starts an installation, and returns the functions that control it. */
export async function install() {
  const folder = mkdtempSync(join(tmpdir(), 'monitoring-'));
  const content = join(folder, 'content');
  cpSync(resolve('packages/sample-space/content'), content, { recursive: true });
  const ports = { site: await freePort(), services: await freePort() };
  const metricsPorts = { site: await freePort(), services: await freePort() };
  const build = `${BUILD}-${ports.site}`;
  cpSync(BUILD, build, { recursive: true, filter: (path) => !/\.(html|rsc|meta|body)$|\/cache$/.test(path) });

  const faults = new Map<string, Fault>();
  const front = createServer(PASSING_SERVER, (request, response) => {
    const name = request.url?.split('/')[1] ?? '';
    const fault = faults.get(name);
    if (fault === 'silence') return;
    if (fault === 'error' || OUTSIDE.includes(name)) response.writeHead(fault ? 500 : 200).end('{}');
    else passOn(ports.services, request, response);
  });
  const frontUrl = `http://127.0.0.1:${await listen(front)}`;
  const servicesEnv = {
    ...benchEnvironment({ folder, ports, content, build }),
    SERVICES_METRICS_PORT: String(metricsPorts.services),
    SUBMISSIONS_WEBHOOK_URL: `${frontUrl}/crm`,
    SUBMISSIONS_WEBHOOK_SECRET: 'w'.repeat(32),
  };
  const siteEnv = {
    ...servicesEnv,
    METRICS_PORT: String(metricsPorts.site),
    REVIEWS_URL: `${frontUrl}/reviews`,
    RECOMMENDATIONS_URL: `${frontUrl}/recommendations`,
    CDN: 'varnish',
    CDN_PURGE_URL: `${frontUrl}/cdn`,
  };
  const siteUrl = siteEnv.SITE_URL;
  const servicesUrl = `http://127.0.0.1:${ports.services}`;
  const processes: { site?: ChildProcess; services?: ChildProcess } = {};

  const start = {
    async services() {
      processes.services = spawn(process.execPath, ['packages/services/server.ts'], {
        env: servicesEnv,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await waitForUrl(`${servicesUrl}/health`);
    },
    async site() {
      processes.site = spawn(process.execPath, [...BLOCK_EVENT_LOOP, 'server/main.ts'], {
        env: siteEnv,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      await waitForUrl(`${siteUrl}/api/search/suggest?q=dawn`);
    },
  };
  const kill = async (name: 'site' | 'services'): Promise<void> => {
    const child = processes[name];
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  const stop = async (): Promise<void> => {
    await Promise.all([kill('site'), kill('services')]);
    await close(front);
    for (const path of [folder, build]) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await start.services();
    await start.site();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    folder,
    siteUrl,
    servicesUrl,
    env: servicesEnv,
    metricsPorts,
    start,
    kill,
    stop,
    fail: (service: Service, fault: Fault): void => void faults.set(service, fault),
    mend: (service: Service): void => void faults.delete(service),
    setEventLoop: (state: 'block' | 'free'): void => void processes.site?.send(state),
  };
}
