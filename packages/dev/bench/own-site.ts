import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../ports.ts';
import { benchEnvironment, waitForUrl } from './environment.ts';
import { startNode, stopPrograms, type Program } from './programs.ts';

export const NEXT = 'node_modules/next/dist/bin/next';
/** Folder of the build. `BENCH_BUILD` names an existing build, which saves the build time. */
export const BUILD = process.env.BENCH_BUILD ?? '.next/bench';

type BenchEnvironment = ReturnType<typeof benchEnvironment>;

export interface BenchSite {
  /** The site's canonical URL. The site refuses telemetry from any other origin. */
  url: string;
  environment: BenchEnvironment;
  folder: string;
  /** Starts another Node program, which is stopped together with the site. */
  start: (args: string[], environment: NodeJS.ProcessEnv) => void;
}

/**
 * Builds the site, unless `BENCH_BUILD` names an existing build.
 * @throws Error when the build fails
 */
export async function buildSite(env: NodeJS.ProcessEnv): Promise<void> {
  if (process.env.BENCH_BUILD) return;
  await startNode([NEXT, 'build'], env);
  await startNode(['server/build-static.ts'], env);
}

/**
 * Builds and starts the site, runs the measurement, and stops the site.
 * @param program the site's server
 * @throws Error when the site does not build or start
 */
export async function onBenchSite(
  measure: (site: BenchSite) => Promise<void>,
  program = 'server/main.ts',
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const environment = benchEnvironment({
    folder,
    ports: { site: await freePort(), services: await freePort() },
    content: 'packages/sample-space/content',
    build: BUILD,
  });
  const url = environment.SITE_URL;
  const programs: Program[] = [];
  const start: BenchSite['start'] = (args, env) => void programs.push(startNode(args, env));
  try {
    await buildSite(environment);
    start(['packages/services/server.ts'], environment);
    start([program], environment);
    await waitForUrl(`http://127.0.0.1:${environment.SERVICES_PORT}/health`);
    // The search index is built in the background. Wait for it, so that it does not distort the measurements.
    await waitForUrl(`${url}/api/search/suggest?q=dawn`);
    await measure({ url, environment, folder, start });
  } finally {
    await stopPrograms(programs);
    rmSync(folder, { recursive: true, force: true });
  }
}
