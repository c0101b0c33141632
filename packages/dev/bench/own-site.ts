/** A site and services of a bench's own, on the sample content. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../ports.ts';
import { benchEnvironment, until } from './environment.ts';
import { startNode, stopPrograms, type Program } from './programs.ts';

export const NEXT = 'node_modules/next/dist/bin/next';
/** Where a bench builds the site; a build that is there already saves the time. */
export const BUILD = process.env.BENCH_BUILD ?? '.next/bench';

type BenchEnvironment = ReturnType<typeof benchEnvironment>;

export interface BenchSite {
  /** The site's own address: from another one its telemetry is refused. */
  url: string;
  environment: BenchEnvironment;
  /** Temporary, for what the bench writes. */
  folder: string;
  /** Starts another program of Node, which is stopped with the site. */
  start: (args: string[], environment: NodeJS.ProcessEnv) => void;
}

/** Builds the site, unless `BENCH_BUILD` names a build. @throws Error when it does not build */
export async function buildSite(env: NodeJS.ProcessEnv): Promise<void> {
  if (process.env.BENCH_BUILD) return;
  await startNode([NEXT, 'build'], env);
  await startNode(['server/build-static.ts'], env);
}

/**
 * Builds the site, starts it, measures it and stops it.
 * @param program the server of the site
 * @throws Error when it does not build or start
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
    await until(`http://127.0.0.1:${environment.SERVICES_PORT}/health`);
    // The search index is built in the background: no page is measured beside that.
    await until(`${url}/api/search/suggest?q=dawn`);
    await measure({ url, environment, folder, start });
  } finally {
    await stopPrograms(programs);
    rmSync(folder, { recursive: true, force: true });
  }
}
